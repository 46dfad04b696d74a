import type { LockedRange } from '@muster/contract/domains/attendance/adjustment.rules.ts';
import type { DayState } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { clientOfDay } from './client-of-day.repository.ts';
import type { DayKey, DaySpan } from './day-facts.repository.ts';

export interface StoredAdjustment {
  readonly work_date: string;
  readonly booked_on: string;
  readonly is_locked: boolean;
  readonly is_settled: boolean;
  readonly inputs: readonly number[];
}

/** What can make days of an employee need an adjustment. */
export interface ClosedDays {
  readonly employee_id: number;
  readonly locks: readonly LockedRange[];
  /** Inputs that locked days were computed from, by work date; null: not stored then. */
  readonly inputs: Readonly<Record<string, readonly number[] | null>>;
  /** Locked days without stored inputs, with a punch that was recorded after they were locked. */
  readonly clocked_later: readonly string[];
  /** Locked days of which an approved correction undid or voided something. */
  readonly resets: readonly string[];
  /** In the order of the days that they are booked on. */
  readonly adjustments: readonly StoredAdjustment[];
}

/** Of employees with locked days or adjustments in the span, in one statement for all of them. */
export async function closedDays(db: Db, { employeeIds, first, last }: DaySpan): Promise<ClosedDays[]> {
  const span = sql`daterange(${first}::date, ${last}::date, '[]')`;
  const { rows } = await sql<ClosedDays>`
    select e.id as employee_id,
      (select coalesce(json_agg(json_build_object('first', lower(l.days), 'last', upper(l.days) - 1)), '[]')
        from attendance_lock l where l.employee_id = e.id and l.days && ${span}) as locks,
      (select coalesce(json_object_agg(d.work_date, d.inputs), '{}')
        from attendance_lock l join attendance_day d on d.employee_id = l.employee_id and l.days @> d.work_date
        where l.employee_id = e.id and l.days && ${span} and d.work_date between ${first}::date and ${last}::date) as inputs,
      (select coalesce(json_agg(d.work_date), '[]')
        from attendance_lock l join attendance_day d on d.employee_id = l.employee_id and l.days @> d.work_date and d.inputs is null
        where l.employee_id = e.id and l.days && ${span} and d.work_date between ${first}::date and ${last}::date
          and exists (select from punch p where p.employee_id = d.employee_id and p.work_date = d.work_date
            and p.recorded_at > l.created_at)) as clocked_later,
      (select coalesce(json_agg(c.work_date), '[]')
        from attendance_lock l join attendance_correction c on c.employee_id = l.employee_id and l.days @> c.work_date
        where l.employee_id = e.id and l.days && ${span} and c.work_date between ${first}::date and ${last}::date
          and c.state = 'approved' and c.counts <> 'times') as resets,
      (select coalesce(json_agg(json_build_object('work_date', a.work_date, 'booked_on', a.booked_on, 'is_settled', a.is_settled,
          'inputs', a.inputs, 'is_locked', exists (select from attendance_lock l where l.employee_id = a.employee_id
            and l.days @> a.booked_on)) order by a.booked_on), '[]')
        from attendance_adjustment a where a.employee_id = e.id and a.work_date between ${first}::date and ${last}::date) as adjustments
    from employee e
    where e.id = any (${[...employeeIds]}::integer[]) and (
      exists (select from attendance_lock l where l.employee_id = e.id and l.days && ${span})
      or exists (select from attendance_adjustment a where a.employee_id = e.id and a.work_date between ${first}::date and ${last}::date))
    order by e.id`.execute(db);
  return rows;
}

/** Days and adjustments as they count in totals. */
export interface CountedRow {
  readonly part_leave_minutes: number;
  readonly unpaid_leave_minutes: number;
  readonly worked_minutes: number;
  readonly late_minutes: number;
  readonly undertime_minutes: number;
  readonly overtime_minutes: number;
}

export interface StoredDayFigures extends CountedRow {
  readonly state: DayState;
  readonly is_clocked: boolean;
  readonly pay_minutes: readonly number[] | null;
}

export interface PaidAdjustment extends CountedRow {
  readonly planned_days: number;
  readonly worked_days: number;
  readonly leave_days: number;
  readonly absent_days: number;
  readonly absent_leave_minutes: number;
  readonly pay_minutes: readonly number[];
}

export interface BookedDay extends DayKey {
  readonly client_id: number;
  /** Null: nothing is stored for the day. */
  readonly stored: StoredDayFigures | null;
  /** Adjustments in locked periods. */
  readonly paid: readonly PaidAdjustment[];
  /** Locked days from this day on. */
  readonly locks: readonly LockedRange[];
}

/** What is stored for these days. */
export async function bookedDays(db: Db, days: readonly DayKey[]): Promise<BookedDay[]> {
  const { rows } = await sql<BookedDay>`
    select k.employee_id, k.work_date::text as work_date, ${clientOfDay(sql`k.work_date`)} as client_id,
      case when d.employee_id is not null then json_build_object('state', d.state, 'is_clocked', d.first_in is not null,
        'part_leave_minutes', d.part_leave_minutes, 'unpaid_leave_minutes', d.unpaid_leave_minutes, 'worked_minutes', d.worked_minutes, 'late_minutes', d.late_minutes, 'undertime_minutes', d.undertime_minutes,
        'overtime_minutes', d.overtime_minutes, 'pay_minutes', d.pay_minutes) end as stored,
      (select coalesce(json_agg(a), '[]') from attendance_adjustment a
        where a.employee_id = k.employee_id and a.work_date = k.work_date and exists (
          select from attendance_lock l where l.employee_id = a.employee_id and l.days @> a.booked_on)) as paid,
      (select coalesce(json_agg(json_build_object('first', lower(l.days), 'last', upper(l.days) - 1)), '[]')
        from attendance_lock l where l.employee_id = k.employee_id and upper(l.days) > k.work_date) as locks
    from json_to_recordset(${JSON.stringify(days)}::json) as k (employee_id integer, work_date date)
    join employee e on e.id = k.employee_id
    left join attendance_day d on d.employee_id = k.employee_id and d.work_date = k.work_date
    order by k.employee_id, k.work_date`.execute(db);
  return rows;
}

/** The days whose hours are booked on these days of one employee. */
export async function adjustedSources(
  db: Db,
  { employeeId, first, last }: { readonly employeeId: number; readonly first: string; readonly last: string },
): Promise<string[]> {
  const { rows } = await sql<{ work_date: string }>`
    select distinct work_date::text as work_date from attendance_adjustment
    where employee_id = ${employeeId} and booked_on between ${first}::date and ${last}::date order by work_date`.execute(
    db,
  );
  return rows.map(({ work_date }) => work_date);
}
