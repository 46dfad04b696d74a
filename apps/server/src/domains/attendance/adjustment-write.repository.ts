import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { CountedRow } from './adjustment.repository.ts';
import type { DayKey } from './day-facts.repository.ts';

export interface AdjustmentRow extends DayKey, CountedRow {
  readonly booked_on: string;
  readonly client_id: number;
  readonly reasons: readonly string[];
  readonly is_settled: boolean;
  readonly is_leave_worked: boolean;
  readonly minutes_before: number;
  readonly planned_days: number;
  readonly worked_days: number;
  readonly leave_days: number;
  readonly absent_days: number;
  readonly absent_leave_minutes: number;
  readonly waiting_overtime_minutes: number;
  readonly pay_minutes: readonly number[];
  readonly inputs: readonly number[];
}

/** A day, and the adjustment that it is to have on a day that is not locked; null: none. */
export interface WantedAdjustment extends DayKey {
  readonly wanted: AdjustmentRow | null;
}

export interface ChangedAdjustment extends DayKey {
  readonly booked_on: string;
  readonly client_id: number;
  readonly is_deleted: boolean;
  readonly is_settled: boolean;
  readonly is_leave_worked: boolean;
  readonly reasons: readonly string[];
  readonly minutes_before: number;
  readonly worked_minutes: number;
}

/** Makes the adjustments of these days that are not locked equal to the wanted ones; returns what changed. */
export async function storeAdjustments(
  db: Db,
  days: readonly WantedAdjustment[],
  now: string,
): Promise<ChangedAdjustment[]> {
  const keys = days.map(({ employee_id, work_date, wanted }) => ({
    ...{ employee_id, work_date },
    booked_on: wanted?.booked_on ?? null,
  }));
  const { rows } = await sql<ChangedAdjustment>`
    with gone as (
      delete from attendance_adjustment a
      using json_to_recordset(${JSON.stringify(keys)}::json) as k (employee_id integer, work_date date, booked_on date)
      where a.employee_id = k.employee_id and a.work_date = k.work_date and a.booked_on is distinct from k.booked_on
        and not exists (select from attendance_lock l where l.employee_id = a.employee_id and l.days @> a.booked_on)
      returning a.*
    ), written as (
      insert into attendance_adjustment as a (employee_id, work_date, booked_on, client_id, reasons, is_settled, is_leave_worked, minutes_before,
        planned_days, worked_days, leave_days, part_leave_minutes, unpaid_leave_minutes, absent_days, absent_leave_minutes, worked_minutes, late_minutes, undertime_minutes,
        overtime_minutes, waiting_overtime_minutes, pay_minutes, inputs, changed_at)
      select w.employee_id, w.work_date, w.booked_on, w.client_id, w.reasons, w.is_settled, w.is_leave_worked, w.minutes_before,
        w.planned_days, w.worked_days, w.leave_days, w.part_leave_minutes, w.unpaid_leave_minutes, w.absent_days, w.absent_leave_minutes, w.worked_minutes, w.late_minutes, w.undertime_minutes,
        w.overtime_minutes, w.waiting_overtime_minutes, w.pay_minutes, w.inputs, ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(days.flatMap(({ wanted }) => wanted ?? []))}::json) as w (employee_id integer,
        work_date date, booked_on date, client_id integer, reasons text[], is_settled boolean, is_leave_worked boolean, minutes_before integer,
        planned_days smallint, worked_days smallint, leave_days smallint, part_leave_minutes integer, unpaid_leave_minutes integer, absent_days smallint, absent_leave_minutes integer, worked_minutes integer,
        late_minutes integer, undertime_minutes integer, overtime_minutes integer, waiting_overtime_minutes integer,
        pay_minutes integer[], inputs integer[])
      order by w.employee_id, w.work_date
      on conflict on constraint attendance_adjustment_unique do update set client_id = excluded.client_id, reasons = excluded.reasons,
        is_settled = excluded.is_settled, is_leave_worked = excluded.is_leave_worked, minutes_before = excluded.minutes_before, planned_days = excluded.planned_days,
        worked_days = excluded.worked_days, leave_days = excluded.leave_days, part_leave_minutes = excluded.part_leave_minutes, unpaid_leave_minutes = excluded.unpaid_leave_minutes, absent_days = excluded.absent_days,
        absent_leave_minutes = excluded.absent_leave_minutes,
        worked_minutes = excluded.worked_minutes, late_minutes = excluded.late_minutes,
        undertime_minutes = excluded.undertime_minutes, overtime_minutes = excluded.overtime_minutes,
        waiting_overtime_minutes = excluded.waiting_overtime_minutes, pay_minutes = excluded.pay_minutes,
        inputs = excluded.inputs, changed_at = excluded.changed_at
      where (a.client_id, a.reasons, a.is_settled, a.is_leave_worked, a.minutes_before, a.planned_days, a.worked_days, a.leave_days, a.part_leave_minutes, a.unpaid_leave_minutes, a.absent_days, a.absent_leave_minutes,
          a.worked_minutes, a.late_minutes, a.undertime_minutes, a.overtime_minutes, a.waiting_overtime_minutes, a.pay_minutes, a.inputs)
        is distinct from (excluded.client_id, excluded.reasons, excluded.is_settled, excluded.is_leave_worked, excluded.minutes_before, excluded.planned_days,
          excluded.worked_days, excluded.leave_days, excluded.part_leave_minutes, excluded.unpaid_leave_minutes, excluded.absent_days, excluded.absent_leave_minutes, excluded.worked_minutes, excluded.late_minutes,
          excluded.undertime_minutes, excluded.overtime_minutes, excluded.waiting_overtime_minutes, excluded.pay_minutes, excluded.inputs)
      returning a.*
    )
    select c.employee_id, c.work_date::text as work_date, c.booked_on::text as booked_on, c.client_id, c.is_deleted, c.is_settled, c.is_leave_worked,
      c.reasons, c.minutes_before, c.worked_minutes
    from (
      select g.*, true as is_deleted from gone g
      -- Moved to another day.
      where not exists (select from written w where w.employee_id = g.employee_id and w.work_date = g.work_date)
      union all select w.*, false from written w) c
    order by c.employee_id, c.work_date`.execute(db);
  return rows;
}
