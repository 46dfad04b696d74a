import type {
  HolidayCalendarChoice,
  HolidayCalendarRow,
} from '@muster/contract/domains/holidays/holiday-calendar-answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';

const selected = sql`
  select t.id, t.version, t.name, t.country_id, s.name as country, t.state, t.client_id, c.legal_business_name as client,
    t.description, (select count(*) from holiday h where h.calendar_id = t.id)::integer as holidays, t.updated_at
  from holiday_calendar t left join country s on s.id = t.country_id left join client c on c.id = t.client_id`;

export function readHolidayCalendarPage(db: Db, question: TableQuery): Promise<TablePage<HolidayCalendarRow>> {
  return readTable<HolidayCalendarRow>(
    db,
    { strategy: 'small', from: selected, order: sql`search_key(t.name)` },
    question,
  );
}

export async function readHolidayCalendar(db: Db, id: number): Promise<HolidayCalendarRow | undefined> {
  const { rows } = await sql<HolidayCalendarRow>`${selected} where t.id = ${id}`.execute(db);
  return rows[0];
}

export type HolidayCalendarColumns = Pick<
  HolidayCalendarRow,
  'name' | 'country_id' | 'state' | 'client_id' | 'description'
>;

export async function insertHolidayCalendar(db: Db, columns: HolidayCalendarColumns): Promise<number> {
  return (await db.insertInto('holiday_calendar').values(columns).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateHolidayCalendarColumns(db: Db, id: number, columns: HolidayCalendarColumns): Promise<void> {
  await db
    .updateTable('holiday_calendar')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: sql<string>`now()` }))
    .where('id', '=', id)
    .execute();
}

export type LockedHolidayCalendar = HolidayCalendarColumns & { readonly id: number; readonly version: number };

export async function lockHolidayCalendar(db: Db, id: number): Promise<LockedHolidayCalendar | undefined> {
  return db.selectFrom('holiday_calendar').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function removeHolidayCalendar(db: Db, id: number): Promise<void> {
  await db.deleteFrom('holiday_calendar').where('id', '=', id).execute();
}

export async function calendarChoices(db: Db): Promise<HolidayCalendarChoice[]> {
  const { rows } = await sql<HolidayCalendarChoice>`
    select k.id, k.name, c.legal_business_name as client from holiday_calendar k left join client c on c.id = k.client_id
    order by search_key(k.name), k.id`.execute(db);
  return rows;
}

/** The policies that name the calendar. */
export async function policiesNaming(db: Db, calendarId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct p.name from holiday_policy p join holiday_policy_line l on l.policy_id = p.id
    where l.calendar_id = ${calendarId} order by p.name`.execute(db);
  return rows.map(({ name }) => name);
}
