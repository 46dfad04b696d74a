import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { TestPortal } from '../build-test-app.ts';
import type { Rights } from '../rights.ts';
import { createWorker, type WorkerGaps } from './attendance.ts';
import { createClient } from './clients.ts';

/** Two people of one client who can swap: both with a user, and a schedule for March 2026. */
export async function createColleagues(portal: TestPortal, [one, other]: readonly [WorkerGaps, WorkerGaps]) {
  const { id: client_id } = await createClient(portal.db);
  const person = async (gaps: WorkerGaps) => {
    const worker = await createWorker(portal.db, { ...gaps, employee: { client_id, ...gaps.employee } });
    const rights: Rights = { roles: ['employee'], employeeId: worker.id };
    return { ...worker, user: await portal.as(rights) };
  };
  return { clientId: client_id, ana: await person(one), ben: await person(other) };
}

/** The schedule of a person, as work date and shift. */
export async function scheduleOf(portal: TestPortal, employeeId: number, days: readonly string[]) {
  const { rows } = await sql<{ work_date: string; shift_id: number; status: string }>`
    select work_date::text as work_date, shift_id, status from employee_schedule
    where employee_id = ${employeeId} and work_date = any (${[...days]}::date[]) order by work_date`.execute(portal.db);
  return rows.map(({ work_date, shift_id }) => [work_date, shift_id]);
}

/** A calendar link; returns its token. */
export async function createScheduleFeed(
  db: Db,
  { userId, employeeId }: { readonly userId: number; readonly employeeId: number },
): Promise<string> {
  const token = `token-of-a-calendar-link-${userId}`;
  const row = {
    user_id: userId,
    employee_id: employeeId,
    token_hash: hashToken(token),
    created_at: '2026-03-01T00:00:00Z',
  };
  await db.insertInto('schedule_feed').values(row).execute();
  return token;
}

interface StoredCover {
  readonly clientId: number;
  readonly employeeId: number;
  readonly colleagueId: number;
  readonly shiftId: number;
  readonly day: string;
}

/** A stored cover of a day, without a request and a decision before it. */
export async function createApprovedCover(db: Db, cover: StoredCover): Promise<void> {
  await sql`
    with swap as (
      insert into shift_swap (requester_employee_id, colleague_employee_id, requested_by_user_id, client_id, give_date,
        give_shift_version_id, give_shift_id, reason, state, created_at, closed_at)
      select ${cover.employeeId}, ${cover.colleagueId}, 1, ${cover.clientId}, ${cover.day}::date, min(v.id), v.shift_id, 'A family day.',
        'approved', ${cover.day}::timestamptz, ${cover.day}::timestamptz
      from shift_version v where v.shift_id = ${cover.shiftId} group by v.shift_id
      returning id)
    insert into swapped_day (employee_id, work_date, client_id, swap_id)
    select ${cover.employeeId}, ${cover.day}::date, ${cover.clientId}, w.id from swap w`.execute(db);
}

/** A cover that the colleague has accepted and an approver has to decide. */
export async function createAcceptedCover(db: Db, cover: StoredCover): Promise<void> {
  await sql`
    insert into shift_swap (requester_employee_id, colleague_employee_id, requested_by_user_id, client_id, give_date,
      give_shift_version_id, give_shift_id, reason, state, created_at)
    select ${cover.employeeId}, ${cover.colleagueId}, 1, ${cover.clientId}, ${cover.day}::date, min(v.id), v.shift_id, 'A family day.',
      'accepted', ${cover.day}::timestamptz
    from shift_version v where v.shift_id = ${cover.shiftId} group by v.shift_id`.execute(db);
}
