import type { SwapState } from '@muster/contract/domains/schedules/schedules.constants.ts';
import { type SwappedDay, swappedDays } from '@muster/contract/domains/schedules/swap.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { isSwapReached } from './swap-list.repository.ts';
import type { Parties, Party } from './swap-people.repository.ts';

interface NewSwap extends Parties {
  readonly userId: number;
  readonly give: Party['plan'][number];
  readonly take: Party['plan'][number] | null;
  readonly reason: string;
  readonly now: string;
}

/** The database refuses a second open request for the same shift (`shift_swap_one_open`). */
export async function insertSwap(db: Db, { requester, colleague, give, take, ...swap }: NewSwap): Promise<number> {
  const { id } = await db
    .insertInto('shift_swap')
    .values({
      requester_employee_id: requester.id,
      colleague_employee_id: colleague.id,
      requested_by_user_id: swap.userId,
      client_id: swap.clientId,
      give_date: give.work_date,
      give_shift_id: give.shift_id,
      give_shift_version_id: give.shift_version_id,
      take_date: take?.work_date ?? null,
      take_shift_id: take?.shift_id ?? null,
      take_shift_version_id: take?.shift_version_id ?? null,
      reason: swap.reason,
      created_at: swap.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface StoredSwap {
  readonly id: number;
  readonly requester_id: number;
  readonly colleague_id: number;
  readonly requester: string;
  readonly colleague: string;
  readonly user_id: number;
  readonly client_id: number;
  readonly give_date: string;
  readonly give_shift_id: number;
  readonly take_date: string | null;
  readonly take_shift_id: number | null;
  readonly state: SwapState;
  readonly is_reached: boolean;
}

/** Locks both people in the order of their ids, as rebuilding a schedule does, then the swap. */
export async function lockSwap(db: Db, id: number, reach: SubjectReach): Promise<StoredSwap | undefined> {
  await sql`
    select from employee e where e.id in (
      select unnest(array[w.requester_employee_id, w.colleague_employee_id]) from shift_swap w where w.id = ${id})
    order by e.id for no key update`.execute(db);
  const { rows } = await sql<StoredSwap>`
    select w.id, w.requester_employee_id as requester_id, w.colleague_employee_id as colleague_id, r.name as requester, c.name as colleague,
      w.requested_by_user_id as user_id, w.client_id, w.give_date::text as give_date, w.give_shift_id, w.take_date::text as take_date,
      w.take_shift_id, w.state,
      ${isSwapReached(reach)} as is_reached
    from shift_swap w
    left join employee r on r.id = w.requester_employee_id
    left join employee c on c.id = w.colleague_employee_id
    where w.id = ${id} for update of w`.execute(db);
  return rows[0];
}

interface Closing {
  readonly id: number;
  readonly from: SwapState;
  readonly to: SwapState;
  readonly note: string | null;
  readonly now: string;
}

/** Null `note`: the stored one stays. */
export async function moveSwap(db: Db, { id, from, to, note, now }: Closing): Promise<void> {
  const isOpen = to === 'accepted';
  await sql`
    update shift_swap set state = ${to}, note = coalesce(${note}, note),
      closed_at = case when ${isOpen}::boolean then null else ${now}::timestamptz end
    where id = ${id} and state = ${from}`.execute(db);
}

/** The primary key refuses a day that another swap decided. */
export async function insertSwappedDays(db: Db, swap: StoredSwap): Promise<void> {
  const days = swappedDays({
    requesterId: swap.requester_id,
    colleagueId: swap.colleague_id,
    give: swap.give_date,
    take: swap.take_date,
    giveShiftId: swap.give_shift_id,
    takeShiftId: swap.take_shift_id,
  });
  const row = (day: SwappedDay) => ({ ...day, client_id: swap.client_id, swap_id: swap.id });
  await db.insertInto('swapped_day').values(days.map(row)).execute();
  await markRestDays(db, swap.id);
}

/** A shift on a rest day of the assignment is paid as rest-day time. */
async function markRestDays(db: Db, swapId: number): Promise<void> {
  await sql`
    update swapped_day d set is_rest_day = true
    where d.swap_id = ${swapId} and d.shift_id is not null and is_scheduled_rest_day(d.employee_id, d.work_date)`.execute(
    db,
  );
}

export async function deleteSwappedDays(db: Db, swapId: number, days: readonly string[]): Promise<void> {
  await db.deleteFrom('swapped_day').where('swap_id', '=', swapId).where('work_date', 'in', days).execute();
}

interface WaitingSwap {
  readonly id: number;
  readonly requester_id: number;
  readonly colleague_id: number;
  readonly give_date: string;
}

/** Those that wait for a decision, with the names of both people. */
export async function waitingSwaps(db: Db, ids: readonly number[]): Promise<WaitingSwap[]> {
  const { rows } = await sql<WaitingSwap>`
    select w.id, w.requester_employee_id as requester_id, w.colleague_employee_id as colleague_id, w.give_date::text as give_date
    from shift_swap w
    where w.id = any (${[...ids]}::integer[]) and w.state = 'accepted'`.execute(db);
  return rows;
}
