import type { ScheduleStatus } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface PlanQuestion {
  readonly employeeId: number;
  readonly first: string;
  readonly last: string;
  /** False: as if requests for leave did not mark the days. */
  readonly withLeave: boolean;
}

export interface PlannedShift {
  readonly status: ScheduleStatus;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** What each work date with a shift would be, also beyond the days that are planned. Days of removed assignments are not there. */
export async function plannedShifts(
  db: Db,
  { employeeId, first, last, withLeave }: PlanQuestion,
): Promise<ReadonlyMap<string, PlannedShift>> {
  const { rows } = await sql<PlannedShift & { day: string }>`
    select w.work_date::text as day, w.status, w.starts_at, w.ends_at
    from planned_schedule(array[${employeeId}::integer], ${first}::date, ${last}::date, ${withLeave}) w`.execute(db);
  return new Map(rows.map(({ day, ...shift }) => [day, shift]));
}

/** Work dates on which the employee works a shift of a colleague. */
export async function coveringDays(
  db: Db,
  { employeeId, first, last }: Omit<PlanQuestion, 'withLeave'>,
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select x.work_date::text as day from swapped_days(array[${employeeId}::integer], ${first}::date, ${last}::date) x
    where x.shift_id is not null`.execute(db);
  return rows.map(({ day }) => day);
}

/** Marks work dates as leave. A trigger announces them; schedule and attendance follow. Entered marks stay as they are. */
export async function storeLeaveMarks(db: Db, employeeId: number, days: readonly string[]): Promise<void> {
  await sql`
    insert into schedule_mark (employee_id, work_date, kind, source)
    select ${employeeId}::integer, d.day, 'on_leave', 'leave' from unnest(${[...days]}::date[]) as d (day)
    on conflict (employee_id, work_date, kind) do nothing`.execute(db);
}

export async function removeLeaveMarks(db: Db, employeeId: number, days: readonly string[]): Promise<void> {
  await sql`
    delete from schedule_mark where employee_id = ${employeeId} and source = 'leave' and kind = 'on_leave'
      and work_date = any (${[...days]}::date[])`.execute(db);
}
