import type { HolidayRow } from '@muster/contract/domains/holidays/holiday-answers.ts';
import type { PublishedHoliday } from '@muster/contract/domains/holidays/holiday-days.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { clockText } from './clock-text.repository.ts';

const fields = sql`h.id, h.version, h.calendar_id, c.name as calendar, h.day, h.name, h.kind, ${clockText('from_time')},
  ${clockText('until_time')}, h.is_fixed, h.source, h.updated_at`;
const selected = sql`select ${fields} from holiday h join holiday_calendar c on c.id = h.calendar_id`;

/** From the next holiday on, then the past ones, latest first. */
export function readHolidayPage(db: Db, question: TableQuery, today: string): Promise<TablePage<HolidayRow>> {
  const order = sql`t.day < ${today}::date, case when t.day >= ${today}::date then t.day end, t.day desc,
    search_key(t.calendar), search_key(t.name)`;
  return readTable<HolidayRow>(db, { strategy: 'small', from: selected, order }, question);
}

export type HolidayColumns = Pick<
  HolidayRow,
  'calendar_id' | 'day' | 'name' | 'kind' | 'from_time' | 'until_time' | 'is_fixed' | 'source'
>;

export async function insertHoliday(db: Db, columns: HolidayColumns): Promise<number> {
  return (await db.insertInto('holiday').values(columns).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateHolidayColumns(db: Db, id: number, columns: HolidayColumns): Promise<void> {
  await db
    .updateTable('holiday')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: sql<string>`now()` }))
    .where('id', '=', id)
    .execute();
}

export type LockedHoliday = HolidayColumns & { readonly id: number; readonly version: number };

export async function lockHoliday(db: Db, id: number): Promise<LockedHoliday | undefined> {
  const { rows } = await sql<LockedHoliday>`
    select h.id, h.version, h.calendar_id, h.day, h.name, h.kind, ${clockText('from_time')}, ${clockText('until_time')},
      h.is_fixed, h.source
    from holiday h where h.id = ${id} for update`.execute(db);
  return rows[0];
}

/** The holidays of all calendars on these days; locked, if they will be written. */
export async function holidaysOnDays(db: Db, days: readonly string[], locks: boolean): Promise<LockedHoliday[]> {
  const { rows } = await sql<LockedHoliday>`
    select h.id, h.version, h.calendar_id, h.day, h.name, h.kind, ${clockText('from_time')}, ${clockText('until_time')},
      h.is_fixed, h.source
    from holiday h where h.day = any (${[...days]}::date[]) order by h.id ${locks ? sql`for update` : sql``}`.execute(
    db,
  );
  return rows;
}

/** For the template of the import, by calendar and day. */
export async function firstHolidays(db: Db, most: number): Promise<HolidayRow[]> {
  const { rows } = await sql<HolidayRow>`
    ${selected} order by search_key(c.name), h.day, search_key(h.name) limit ${most}`.execute(db);
  return rows;
}

export async function findHoliday(db: Db, id: number): Promise<HolidayRow | undefined> {
  const { rows } = await sql<HolidayRow>`${selected} where h.id = ${id}`.execute(db);
  return rows[0];
}

export async function holidaysOfCalendar(db: Db, calendarId: number): Promise<HolidayRow[]> {
  const { rows } = await sql<HolidayRow>`${selected} where h.calendar_id = ${calendarId} order by h.day, h.id`.execute(
    db,
  );
  return rows;
}

export async function removeHoliday(db: Db, id: number): Promise<void> {
  await db.deleteFrom('holiday').where('id', '=', id).execute();
}

export interface YearHoliday {
  readonly day: string;
  readonly name: string;
  readonly is_fixed: boolean;
}

export async function holidaysOfYear(db: Db, calendarId: number, year: number): Promise<YearHoliday[]> {
  const { rows } = await sql<YearHoliday>`
    select day, name, is_fixed from holiday
    where calendar_id = ${calendarId} and extract(year from day) = ${year} order by day, id`.execute(db);
  return rows;
}

/** Copies the holiday to another day, with all that is not the day. One that is there already stays. */
export async function copyHoliday(
  db: Db,
  {
    calendarId,
    name,
    from,
    to,
  }: { readonly calendarId: number; readonly name: string; readonly from: string; readonly to: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into holiday (calendar_id, day, name, kind, from_time, until_time, is_fixed, source)
    select h.calendar_id, ${to}::date, h.name, h.kind, h.from_time, h.until_time, h.is_fixed, h.source
    from holiday h where h.calendar_id = ${calendarId} and h.day = ${from}::date and h.name = ${name}
    on conflict do nothing`.execute(db);
  return numAffectedRows > 0n;
}

/** Adds the holidays that the calendar does not have by name in their year. Returns the names of those added. */
export async function addHolidays(
  db: Db,
  calendarId: number,
  holidays: readonly PublishedHoliday[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    insert into holiday (calendar_id, day, name, kind, from_time, is_fixed, source)
    select ${calendarId}, p.day, p.name, p.kind, p.from_time, p.is_fixed, p.source
    from jsonb_to_recordset(${JSON.stringify(holidays)}::jsonb)
      as p (day date, name text, kind text, from_time time, is_fixed boolean, source text)
    where not exists (
      select from holiday h where h.calendar_id = ${calendarId} and lower(h.name) = lower(p.name)
        and extract(year from h.day) = extract(year from p.day))
    on conflict do nothing returning name`.execute(db);
  return rows.map(({ name }) => name);
}
