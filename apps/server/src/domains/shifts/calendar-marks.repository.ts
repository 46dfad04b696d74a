import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** How a holiday of the calendars counts on a work date of an employee. */
export interface CalendarMark {
  readonly employee_id: number;
  readonly work_date: string;
  readonly kind: 'holiday' | 'client_holiday' | 'local_holiday';
  readonly note: string;
  /** `swap`: the day off for a holiday that the person swapped, which is no holiday of the day. */
  readonly source: 'calendar' | 'swap';
  /** Minutes of the day with a premium. Null: the whole day. */
  readonly parts: readonly (readonly [number, number])[] | null;
}

/**
 * Makes the marks that follow the calendars exactly these. Entered marks stay. A trigger announces the changed days, so a write that
 * changes nothing must touch no row. Returns the number of changed marks.
 */
export async function storeCalendarMarks(
  db: Db,
  employeeIds: readonly number[],
  marks: readonly CalendarMark[],
): Promise<number> {
  const written = marks.map(({ parts, ...mark }) => ({
    ...mark,
    parts: parts && `{${parts.map(([from, until]) => `[${from},${until})`).join(',')}}`,
  }));
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
    as w (employee_id integer, work_date date, kind text, note text, source text, parts int4multirange)`;
  const { numAffectedRows: removed = 0n } = await sql`
    delete from schedule_mark m
    where m.source in ('calendar', 'swap') and m.employee_id = any (${[...employeeIds]}::integer[])
      and not exists (select from ${wanted}
        where w.employee_id = m.employee_id and w.work_date = m.work_date and w.kind = m.kind)`.execute(db);
  const { numAffectedRows: stored = 0n } = await sql`
    insert into schedule_mark (employee_id, work_date, kind, note, source, parts)
    select w.employee_id, w.work_date, w.kind, w.note, w.source, w.parts from ${wanted}
    where not exists (select from schedule_mark m
      where m.employee_id = w.employee_id and m.work_date = w.work_date and m.kind = w.kind
        and (m.source = 'entered' or (m.note = w.note and m.source = w.source and m.parts is not distinct from w.parts)))
    on conflict (employee_id, work_date, kind) do update set note = excluded.note, source = excluded.source, parts = excluded.parts
      where schedule_mark.source in ('calendar', 'swap')`.execute(db);
  return Number(removed + stored);
}

/** Employees after an id with marks that follow the calendars. */
export async function markedByCalendar(db: Db, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from schedule_mark where source in ('calendar', 'swap') and employee_id > ${after}
    order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
