import { scheduledDaysAhead } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Portion } from '../../platform/jobs/portion.ts';

/**
 * Updates the stored schedule of these employees and returns the number of changed rows. Days that have begun at `asOf`
 * keep the terms they began with; null: all days change.
 */
export async function rebuildSchedule(
  db: Db,
  employeeIds: readonly number[],
  first: string,
  last: string,
  asOf: string | null = null,
): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    select rebuild_schedule(${[...employeeIds]}::integer[], ${first}::date, ${last}::date, ${asOf}::timestamptz) as changed`.execute(
    db,
  );
  return rows[0]?.changed ?? 0;
}

/** Removes an employee's planned shifts of this work date and later from the schedule; worked ones stay. */
export async function cancelSchedules(db: Db, employeeId: number, from: string): Promise<void> {
  await sql`
    update employee_schedule set status = 'cancelled', version = version + 1
    where employee_id = ${employeeId} and work_date >= ${from}::date and status <> 'cancelled'`.execute(db);
}

/** The next employees by id with an assignment that includes the day or a later one. */
export async function assignedFrom(db: Db, day: string, { after, most }: Portion): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from employee e
    where e.id > ${after} and e.deleted_at is null and exists (
      select from employee_shift a where a.employee_id = e.id and (upper_inf(a.valid) or upper(a.valid) > ${day}::date))
    order by e.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Employees of the shift, or of a rotation with it, on the day or later. */
export async function workersOf(db: Db, shiftId: number, day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.employee_id as id from employee_shift a
    where ${namesShift(shiftId)} and (upper_inf(a.valid) or upper(a.valid) > ${day}::date) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Whether an assignment plans the shift for days with another client, on the day or later. Reads the employees of every
 * client, so row security must not apply. A client's own rotation is never worked for another one.
 */
export async function isPlannedElsewhere(
  db: Db,
  { shiftId, clientId, from }: { readonly shiftId: number; readonly clientId: number; readonly from: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_planned: boolean }>`
    select exists (
      select from employee_shift a
      join employee_client c on c.employee_id = a.employee_id and c.client_id <> ${clientId}
        and c.valid && (a.valid * daterange(${from}::date, null))
      where a.shift_id = ${shiftId}) as is_planned`.execute(db);
  return rows[0]?.is_planned ?? false;
}

/** Whether an assignment `a` names the shift, itself or by its rotation. */
const namesShift = (shiftId: number) =>
  sql`(a.shift_id = ${shiftId} or a.rotation_id in (select d.rotation_id from rotation_day d where d.shift_id = ${shiftId}))`;

/** Whether a shift of this version has begun, or has a clock-in. */
export async function hasBegun(db: Db, versionId: number, now: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from employee_schedule s
      where s.shift_version_id = ${versionId} and s.work_date <= (${now}::timestamptz at time zone 'UTC')::date + 1 and (
        s.starts_at <= ${now}::timestamptz
        or exists (select from punch p where p.employee_id = s.employee_id and p.work_date = s.work_date))) as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}

/**
 * Whether shifts of an employee would overlap after a change of this shift. Compares the days until a week later for all
 * of its employees, and all planned days of those who also have another shift.
 */
export async function overlapsAfterChange(
  db: Db,
  { shiftId, from, now }: { readonly shiftId: number; readonly from: string; readonly now: string },
): Promise<boolean> {
  const { rows } = await sql<{ overlaps: boolean }>`
    with people as materialized (
      select a.employee_id, a.rotation_id is not null or exists (select from employee_shift o where o.employee_id = a.employee_id
        and o.shift_id is distinct from a.shift_id and o.valid && daterange(${from}::date - 3, null)) as has_other
      from employee_shift a where ${namesShift(shiftId)} and (upper_inf(a.valid) or upper(a.valid) > ${from}::date)
    ), expected as (
      select w.employee_id, w.work_date, w.starts_at, w.ends_at
      from expected_schedule(array(select employee_id from people), ${from}::date, ${from}::date + 7) w
      where w.status = 'scheduled' and w.starts_at > ${now}::timestamptz
      union
      select w.employee_id, w.work_date, w.starts_at, w.ends_at
      from expected_schedule(array(select employee_id from people where has_other), ${from}::date + 8, ${from}::date + ${scheduledDaysAhead}::integer) w
      where w.status = 'scheduled'
      union
      select s.employee_id, s.work_date, s.starts_at, s.ends_at from employee_schedule s join people p on p.employee_id = s.employee_id
      where s.status = 'scheduled' and s.work_date between ${from}::date - 3 and ${from}::date + 1
        and (s.work_date < ${from}::date or s.starts_at <= ${now}::timestamptz)
    )
    select exists (select from (
      select starts_at, lag(ends_at) over (partition by employee_id order by starts_at) as last_end from expected
    ) d where d.last_end > d.starts_at) as overlaps`.execute(db);
  return rows[0]?.overlaps ?? false;
}

/** A long rebuild exceeds the usual limit of a statement; raised for the rest of this transaction. */
export async function allowLongStatements(db: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '25000', true)`.execute(db);
}
