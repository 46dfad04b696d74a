import type { LeaveMark, PlannedWork } from '@muster/contract/domains/shifts/shift-parts.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface PlanQuestion {
  readonly employeeId: number;
  readonly first: string;
  readonly last: string;
  /** False: as if requests for leave did not mark the days. */
  readonly withLeave: boolean;
}

/** A whole shift, also where leave takes a part of it. */
export interface PlannedShift extends PlannedWork {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** What each work date with a shift would be, also beyond the days that are planned. Days of removed assignments are not there. */
export async function plannedShifts(
  db: Db,
  { employeeId, first, last, withLeave }: PlanQuestion,
): Promise<ReadonlyMap<string, PlannedShift>> {
  const { rows } = await sql<PlannedShift & { day: string }>`
    select w.work_date::text as day, w.status, t.starts_at, t.ends_at, (extract(epoch from t.ends_at - t.starts_at) / 60)::integer as minutes,
      (select coalesce(json_agg(json_build_object('startsAfterMinutes', b.starts_after_minutes, 'minutes', b.minutes, 'isPaid', b.is_paid)
        order by b.position), '[]') from shift_break b where b.shift_version_id = w.shift_version_id) as breaks
    from planned_schedule(array[${employeeId}::integer], ${first}::date, ${last}::date, ${withLeave}) w
    cross join lateral (select w.starts_at - w.leave_at_start * interval '1 minute' as starts_at,
      w.ends_at + w.leave_at_end * interval '1 minute' as ends_at) t`.execute(db);
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

/**
 * Makes the marks of leave requests on these days exactly these. Entered marks stay. A trigger announces changed marks; schedule and
 * attendance follow.
 */
export async function storeLeaveMarks(
  db: Db,
  employeeId: number,
  days: readonly string[],
  marks: readonly LeaveMark[],
): Promise<void> {
  const marked = marks.map(({ day }) => day);
  await sql`
    delete from schedule_mark where employee_id = ${employeeId} and source = 'leave' and kind = 'on_leave'
      and work_date = any (${[...days]}::date[]) and work_date <> all (${marked}::date[])`.execute(db);
  await sql`
    insert into schedule_mark as s (employee_id, work_date, kind, source, leave_at_start, leave_at_end, leave_minutes, leave_unpaid_minutes)
    select ${employeeId}::integer, m.day, 'on_leave', 'leave', m.at_start, m.at_end, m.minutes, m.unpaid
    from json_to_recordset(${JSON.stringify(marks)}::json) as m (day date, at_start integer, at_end integer, minutes integer, unpaid integer)
    on conflict (employee_id, work_date, kind) do update
      set leave_at_start = excluded.leave_at_start, leave_at_end = excluded.leave_at_end, leave_minutes = excluded.leave_minutes,
        leave_unpaid_minutes = excluded.leave_unpaid_minutes
      where s.source = 'leave' and (s.leave_at_start, s.leave_at_end, s.leave_minutes, s.leave_unpaid_minutes)
        is distinct from (excluded.leave_at_start, excluded.leave_at_end, excluded.leave_minutes, excluded.leave_unpaid_minutes)`.execute(
    db,
  );
}
