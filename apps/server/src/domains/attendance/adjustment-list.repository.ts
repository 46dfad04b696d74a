import type { DayAdjustment } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { payFields } from './pay-fields.repository.ts';

const ofDay = sql`a.employee_id = d.employee_id and a.work_date = d.work_date`;

/** What is adjusted in later periods about a day `d`. */
export const adjustedFields: RawBuilder<unknown> = sql`
  (select coalesce(sum(a.worked_minutes), 0)::integer from attendance_adjustment a where ${ofDay}) as adjusted_minutes,
  ${payFields(sql`(select array_agg(p.minutes::integer order by p.part) from (
    select u.part, sum(u.minutes) as minutes from attendance_adjustment a
    cross join unnest(a.pay_minutes) with ordinality u (minutes, part) where ${ofDay} group by u.part) p)`)} as adjusted_pay_minutes`;

/** The adjustments of an employee's days, in the order of the days that they are booked on. */
export async function adjustmentsOfDays(
  db: Db,
  employeeId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<(DayAdjustment & { readonly work_date: string })[]> {
  const { rows } = await sql<DayAdjustment & { work_date: string }>`
    select a.work_date::text as work_date, a.booked_on::text as booked_on, a.reasons, a.is_settled, a.is_leave_worked, a.worked_minutes,
      a.waiting_overtime_minutes
    from attendance_adjustment a
    where a.employee_id = ${employeeId} and a.work_date between ${from}::date and ${to}::date
    order by a.work_date, a.booked_on`.execute(db);
  return rows;
}
