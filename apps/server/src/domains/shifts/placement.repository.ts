import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached } from '../teams/index.ts';
import { personNow } from './people-filters.repository.ts';

export interface PlacementQuestion extends PlacedPlan {
  readonly employeeIds: readonly number[];
  /** Employees out of reach count as missing. */
  readonly reach: Reach;
  /** First and last day; no last day: no end. */
  readonly from: string;
  readonly to: string | null;
}

/** A shift, perhaps with other rest days, or a rotation: one of the two is null. */
export interface PlacedPlan {
  readonly shiftId: number | null;
  readonly restDays: readonly number[] | null;
  readonly rotation: {
    readonly id: number;
    /** The Monday of a week 1. */
    readonly startsOn: string;
  } | null;
}

/** The plan as the first arguments of `placement_days`. */
export function planArguments({ shiftId, restDays, rotation }: PlacedPlan): RawBuilder<unknown> {
  return sql`${shiftId}::integer, ${restDays === null ? null : [...restDays]}::integer[], ${rotation?.id ?? null}::integer,
    ${rotation?.startsOn ?? null}::date`;
}

/** The plan as it is stored. */
export function fieldsOf({ shiftId, restDays, rotation }: PlacedPlan) {
  return {
    shift_id: shiftId,
    rotation_id: rotation?.id ?? null,
    rotation_starts_on: rotation?.startsOn ?? null,
    rest_days: restDays,
  };
}

/** The problems of one employee; null or false if there is none. */
export interface PlacementFacts {
  readonly employee_id: number;
  readonly name: string;
  readonly current_shift: string | null;
  readonly is_employed: boolean;
  readonly is_other_client: boolean;
  /** The planned last day of the employment. */
  readonly last_day: string | null;
  /** Work dates of two shifts that would overlap, the new one's first. */
  readonly clash_new: string | null;
  readonly clash_old: string | null;
}

/**
 * Overlap is checked on instants, not on nominal days: the plan up to three days before and after is compared with the
 * first and last requested days. No shift reaches further, in any zone.
 */
export async function placementFacts(db: Db, question: PlacementQuestion): Promise<PlacementFacts[]> {
  const ids = [...question.employeeIds];
  const plan = planArguments(question);
  const { rows } = await sql<PlacementFacts>`
    with kept as (
      select w.* from expected_schedule(${ids}::integer[], ${question.from}::date - 3, ${question.from}::date - 1) w
      union all
      select w.* from expected_schedule(${ids}::integer[], ${question.to}::date + 1, ${question.to}::date + 3) w
      where ${question.to}::date is not null
    ), added as (
      select d.work_date, d.starts_at, d.ends_at
      from placement_days(${plan}, ${question.from}::date,
        least(${question.from}::date + 3, coalesce(${question.to}::date, ${question.from}::date + 3))) d
      where not d.is_off
      union
      select d.work_date, d.starts_at, d.ends_at
      from placement_days(${plan}, greatest(${question.from}::date, ${question.to}::date - 3), ${question.to}::date) d
      where ${question.to}::date is not null and not d.is_off
    ), clashing as (
      select distinct on (k.employee_id) k.employee_id, a.work_date as clash_new, k.work_date as clash_old
      from kept k join added a on a.starts_at < k.ends_at and k.starts_at < a.ends_at
      where k.status <> 'cancelled' order by k.employee_id, a.work_date
    )
    select e.id as employee_id, e.name, coalesce(current_shift.name, current_rotation.name) as current_shift,
      exists (select from employee_active_date d where d.employee_id = e.id
        and daterange(d.start_date, d.end_date, '[]') @> ${question.from}::date) as is_employed,
      not ${isOpenTo(sql`e.id`, sql`${question.from}::date`)} as is_other_client,
      p.last_day::text as last_day, c.clash_new::text as clash_new, c.clash_old::text as clash_old
    from employee e
    cross join (
      select client_id from shift where id = ${question.shiftId}::integer
      union all
      select client_id from rotation where id = ${question.rotation?.id ?? null}::integer
    ) s
    left join clashing c on c.employee_id = e.id
    left join employee_planned_ending p on p.employee_id = e.id
    left join employee_shift held on held.employee_id = e.id and held.valid @> ${question.from}::date
    left join shift current_shift on current_shift.id = held.shift_id
    left join rotation current_rotation on current_rotation.id = held.rotation_id
    where e.id = any (${ids}::integer[]) and e.deleted_at is null and ${isPersonReached(question.reach, personNow)}
    order by search_key(e.name), e.id`.execute(db);
  return rows;
}

export async function lockEmployees(db: Db, employeeIds: readonly number[]): Promise<void> {
  await sql`select from employee where id = any (${[...employeeIds]}::integer[]) order by id for no key update`.execute(
    db,
  );
}

/** A client's own shift or rotation is for employees who work for that client on the day; one of the provider is for all. */
const isOpenTo = (employee: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql`(s.client_id is null or exists (
  select from employee_client c where c.employee_id = ${employee} and c.client_id = s.client_id and c.valid @> ${day}))`;

/** Whether an employee may work the shift from a day on. */
export async function isShiftOpenTo(db: Db, { employeeId, shiftId, from }: FirstPlacement): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (
      select from shift s where s.id = ${shiftId} and s.deleted_at is null
        and ${isOpenTo(sql`${employeeId}::integer`, sql`${from}::date`)}) as is_open`.execute(db);
  return rows[0]?.is_open ?? false;
}

/**
 * The planned end of the last shift of a work date, or of the day before if it has none; null without a shift. Reads swaps and
 * assignments, because the schedule stops at a planned last day that may be about to move.
 */
export async function lastShiftEnd(db: Db, employeeId: number, day: string): Promise<string | null> {
  const { rows } = await sql<{ ends_at: string | null }>`
    with swapped as materialized (
      select x.employee_id, x.shift_id, x.work_date from swapped_days(array[${employeeId}::integer], ${day}::date - 1, ${day}::date) x
    ), held as (
      select h.employee_id, h.shift_id, h.rest_days, k.work_date
      from held_shifts(array[${employeeId}::integer], ${day}::date - 1, ${day}::date) h
      join (values (${day}::date - 1), (${day}::date)) k (work_date) on h.valid @> k.work_date
      where not exists (select from swapped x where x.work_date = k.work_date)
      union all
      select x.employee_id, x.shift_id, '{}', x.work_date from swapped x where x.shift_id is not null
    )
    select max(d.ends_at) as ends_at
    from held a
    join employee e on e.id = a.employee_id and e.deleted_at is null
    join status_type t on t.id = e.status_type_id and t.status_group = 'active'
    join employee_active_date s on s.employee_id = a.employee_id and s.end_date is null
    cross join lateral shift_days(array[a.shift_id], a.work_date, a.work_date) d
    where s.start_date <= d.work_date
      and not is_day_off(a.rest_days, d.weekday, d.is_work_day)
      and not exists (select from schedule_mark m where m.employee_id = a.employee_id and m.work_date = d.work_date
        and (m.kind = 'on_leave' and m.leave_minutes = 0 or m.kind = 'holiday' and not d.used_on_holidays))`.execute(
    db,
  );
  return rows[0]?.ends_at ?? null;
}

/** Assigns the first shift to an employee without one; false if it is not available to them. */
export async function insertNewcomer(db: Db, given: FirstPlacement, userId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into employee_shift (employee_id, shift_id, valid, source, created_by_user_id)
    select ${given.employeeId}::integer, s.id, daterange(${given.from}::date, null), 'form', ${userId}::integer
    from shift s
    where s.id = ${given.shiftId} and s.deleted_at is null
      and ${isOpenTo(sql`${given.employeeId}::integer`, sql`${given.from}::date`)}`.execute(db);
  return numAffectedRows === 1n;
}

export interface FirstPlacement {
  readonly employeeId: number;
  readonly shiftId: number;
  /** First day. */
  readonly from: string;
}

export interface Clash {
  readonly earlier: string;
  readonly later: string;
}

/**
 * Work dates of two planned shifts that overlap within three days of a changed day, or of the next assignment: what continues until
 * then was not compared with it.
 */
export async function clashAfter(db: Db, employeeId: number, day: string): Promise<Clash | undefined> {
  const { rows } = await sql<Clash>`
    select d.before::text as earlier, d.work_date::text as later
    from (
      select ${day}::date as day
      union
      select min(lower(a.valid)) from employee_shift a where a.employee_id = ${employeeId} and lower(a.valid) > ${day}::date
    ) k
    cross join lateral (
      select w.work_date, w.starts_at, lag(w.work_date) over (order by w.starts_at) as before,
        lag(w.ends_at) over (order by w.starts_at) as last_end
      from expected_schedule(array[${employeeId}::integer], k.day - 3, k.day + 3) w
      where w.status <> 'cancelled') d
    where k.day is not null and d.last_end > d.starts_at order by d.work_date limit 1`.execute(db);
  return rows[0];
}

/** The employee of the assignment; undefined if there is none within reach. */
export async function findPlacement(
  db: Db,
  id: number,
  reach: Reach,
): Promise<{ readonly employee_id: number; readonly client_id: number } | undefined> {
  const { rows } = await sql<{ employee_id: number; client_id: number }>`
    select a.employee_id, e.client_id from employee_shift a join employee e on e.id = a.employee_id and e.deleted_at is null
    where a.id = ${id} and ${isPersonReached(reach, personNow)}`.execute(db);
  return rows[0];
}
