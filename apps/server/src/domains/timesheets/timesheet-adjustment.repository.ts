import type { ClientAdjustment } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import type { TimesheetAdjustment } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { payFields } from '../attendance/index.ts';

const shared = sql`a.work_date::text as work_date, a.booked_on::text as booked_on, a.reasons, a.is_settled, a.is_leave_worked, a.minutes_before,
  a.worked_minutes, a.late_minutes, a.undertime_minutes, a.overtime_minutes`;

const ofSheet = sql`timesheet s
  join attendance_adjustment a on a.employee_id = s.employee_id and a.booked_on between s.first_day and s.last_day`;

/** Adjustments of earlier days that count in the timesheet. */
export async function adjustmentsOfSheet(db: Db, id: number): Promise<TimesheetAdjustment[]> {
  const { rows } = await sql<TimesheetAdjustment>`
    select ${shared}, a.waiting_overtime_minutes, ${payFields(sql`a.pay_minutes`)} as pay_minutes
    from ${ofSheet} where s.id = ${id} order by a.work_date`.execute(db);
  return rows;
}

/** Those of days that were worked for the client. */
export async function clientAdjustmentsOf(
  db: Db,
  { clientId, sheetId }: { readonly clientId: number; readonly sheetId: number },
): Promise<ClientAdjustment[]> {
  const { rows } = await sql<ClientAdjustment>`
    select ${shared} from ${ofSheet} where s.id = ${sheetId} and a.client_id = ${clientId} order by a.work_date`.execute(
    db,
  );
  return rows;
}
