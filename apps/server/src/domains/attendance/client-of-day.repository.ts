import { type RawBuilder, sql } from 'kysely';

type Column = RawBuilder<unknown>;

/** The client of an employee `e` on a day, by the history. The client of today serves days that the history does not cover. */
export const clientByHistory = (day: Column): Column => sql`coalesce(
  (select h.client_id from employee_client h where h.employee_id = e.id and h.valid @> ${day}), e.client_id)`;

/** The client of an employee `e` on a day: of the computed day if there is one. */
export const clientOfDay = (day: Column): Column => sql`coalesce(
  (select x.client_id from attendance_day x where x.employee_id = e.id and x.work_date = ${day}), ${clientByHistory(day)})`;
