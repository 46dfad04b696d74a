import type { CorrectionTimes } from '@muster/contract/domains/attendance/correction.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isCorrectionReached } from './correction-list.repository.ts';
import type { CorrectionReach } from './correction-reach.ts';

export interface NewCorrection {
  readonly employeeId: number;
  readonly workDate: string;
  readonly times: CorrectionTimes;
  readonly reason: string;
  readonly evidence: string | null;
  readonly now: string;
}

/** The database refuses a second pending correction of a day (`attendance_correction_one_open`). */
export async function insertCorrection(
  db: Db,
  { employeeId, workDate, times, ...rest }: NewCorrection,
): Promise<number> {
  const breaks = times.breaks.map(({ start, end }) => `[${start},${end})`).join(',');
  const { rows } = await sql<{ id: number }>`
    insert into attendance_correction (employee_id, work_date, proposed_in, proposed_out, breaks, reason, evidence, created_at)
    values (${employeeId}, ${workDate}::date, ${times.in.toString()}::timestamptz, ${times.out.toString()}::timestamptz,
      ${`{${breaks}}`}::tstzmultirange, ${rest.reason}, ${rest.evidence}, ${rest.now}::timestamptz)
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Why a day can no longer change; null if it can. */
export async function lockReason(db: Db, employeeId: number, workDate: string): Promise<string | null> {
  const { rows } = await sql<{ reason: string }>`
    select reason from attendance_lock where employee_id = ${employeeId} and days @> ${workDate}::date`.execute(db);
  return rows[0]?.reason ?? null;
}

/** Another day of the employee with overlapping hours, which would then count twice. */
export async function clashingDay(
  db: Db,
  proposed: { employeeId: number; workDate: string; in: string; out: string },
): Promise<string | null> {
  const { rows } = await sql<{ work_date: string }>`
    select work_date::text as work_date from attendance_day
    where employee_id = ${proposed.employeeId} and work_date <> ${proposed.workDate}::date
      and work_date between ${proposed.workDate}::date - 2 and ${proposed.workDate}::date + 2
      and first_in < ${proposed.out}::timestamptz and coalesce(last_out, first_in) > ${proposed.in}::timestamptz
    order by 1 limit 1`.execute(db);
  return rows[0]?.work_date ?? null;
}

/** The client of the employee on a day that was settled, else the present one: whose team leads decide. */
export async function clientOfDay(db: Db, employeeId: number, workDate: string): Promise<number | null> {
  const { rows } = await sql<{ client_id: number }>`
    select coalesce((select d.client_id from attendance_day d where d.employee_id = e.id and d.work_date = ${workDate}::date),
      e.client_id) as client_id
    from employee e where e.id = ${employeeId}`.execute(db);
  return rows[0]?.client_id ?? null;
}

export async function wasEmployed(db: Db, employeeId: number, day: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from employee_active_date where employee_id = ${employeeId}
      and daterange(start_date, end_date, '[]') @> ${day}::date) as is`.execute(db);
  return rows[0]?.is ?? false;
}

export interface StoredCorrection {
  readonly id: number;
  readonly employee_id: number;
  readonly client_id: number;
  readonly name: string;
  readonly zone: string;
  readonly work_date: string;
  readonly proposed_in: string;
  readonly proposed_out: string;
  readonly state: string;
  readonly version: number;
  readonly is_reached: boolean;
}

/** Locked until the end of the transaction, after the employee: settling and requesting lock them in this order too. */
export async function lockCorrection(
  db: Db,
  id: number,
  reach: CorrectionReach,
): Promise<StoredCorrection | undefined> {
  await sql`
    select from employee e where e.id = (select employee_id from attendance_correction where id = ${id}) for no key update`.execute(
    db,
  );
  const { rows } = await sql<StoredCorrection>`
    select c.id, c.employee_id, e.client_id, e.name, z.name as zone, c.work_date::text as work_date, c.proposed_in, c.proposed_out, c.state,
      c.version, ${isCorrectionReached(reach)} as is_reached
    from attendance_correction c
    join employee e on e.id = c.employee_id and e.deleted_at is null
    join timezone z on z.id = e.timezone_id
    where c.id = ${id} for update of c`.execute(db);
  return rows[0];
}

/** Returns the new version. */
export async function closeCorrection(
  db: Db,
  id: number,
  state: 'approved' | 'rejected' | 'withdrawn',
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update attendance_correction set state = ${state}, version = version + 1
    where id = ${id} and state = 'requested' returning version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** The times of the correction as punches that count from now on; the original punches are kept. */
export async function insertCorrectedPunches(
  db: Db,
  { id, zone }: Pick<StoredCorrection, 'id' | 'zone'>,
  now: string,
): Promise<void> {
  await sql`
    insert into punch (employee_id, kind, at, zone, work_date, source, raw_id, recorded_at, correction_id)
    select c.employee_id, p.kind, p.at, ${zone}, c.work_date, 'correction', c.id || ':' || row_number() over (order by p.at, p.turn),
      ${now}::timestamptz, c.id
    from attendance_correction c
    cross join lateral (
      select 'in' as kind, c.proposed_in as at, 1 as turn
      union all select 'break_start', lower(b), 2 from unnest(c.breaks) b
      union all select 'break_end', upper(b), 3 from unnest(c.breaks) b
      union all select 'out', c.proposed_out, 4) p
    where c.id = ${id} order by p.at, p.turn`.execute(db);
}

export async function usersOfEmployee(db: Db, employeeId: number): Promise<number[]> {
  const rows = await db.selectFrom('app_user').select('id').where('employee_id', '=', employeeId).execute();
  return rows.map(({ id }) => id);
}

/** Those of the corrections that wait for a decision, with the name of their employee. */
export async function waitingCorrections(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; name: string; work_date: string }[]> {
  const { rows } = await sql<{ id: number; name: string; work_date: string }>`
    select c.id, e.name, c.work_date::text as work_date
    from attendance_correction c join employee e on e.id = c.employee_id
    where c.id = any (${[...ids]}::integer[]) and c.state = 'requested'`.execute(db);
  return rows;
}
