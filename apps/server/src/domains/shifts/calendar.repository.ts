import type { PlannedDay } from '@muster/contract/domains/shifts/shift-answers.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuestion } from '../../platform/table/table-source.ts';
import { isPersonReached } from '../teams/index.ts';
import { peopleFilterColumns, personNow } from './people-filters.repository.ts';

interface CalendarRow {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly client: string;
}

export interface CalendarScope {
  readonly reach: Reach;
  readonly from: string;
  readonly to: string;
}

/** Everybody who is employed on one of the days, by name. */
export function calendarPeople(
  db: Db,
  { reach, from, to }: CalendarScope,
  question: TableQuestion,
): Promise<TablePage<CalendarRow>> {
  const isEmployed = sql<SqlBool>`e.deleted_at is null and exists (select from employee_active_date d where d.employee_id = e.id
    and daterange(d.start_date, d.end_date, '[]') && daterange(${from}::date, ${to}::date, '[]'))`;
  const source = {
    strategy: 'keyed',
    from: sql`employee e left join client c on c.id = e.client_id`,
    where: [isEmployed, isPersonReached(reach, personNow)],
    keys: sql`e.id`,
    order: sql`lower(e.name)`,
    ties: [sql`e.id`],
    read: sql`e.id, e.name, e.position, c.legal_business_name as client
      from page join employee e on e.id = page.id join client c on c.id = e.client_id`,
    columns: { ...calendarColumns, ...peopleFilterColumns(reach) },
  } as const;
  return readTable<CalendarRow>(db, source, question);
}

const calendarColumns: Readonly<Record<string, SqlColumn>> = {
  id: { exact: sql`e.id` },
  name: { text: sql`e.name` },
  position: { text: sql`e.position` },
  client: { text: sql`c.legal_business_name` },
};

export async function calendarDays(
  db: Db,
  query: { ids: readonly number[]; from: string; to: string },
): Promise<ReadonlyMap<number, PlannedDay[]>> {
  const { rows } = await sql<PlannedDay & { employee_id: number }>`
    select d.employee_id, d.work_date::text as work_date, json_build_object('id', s.id, 'name', s.name) as shift, z.name as zone,
      d.starts_at, d.ends_at, d.status
    from employee_schedule d
    join shift s on s.id = d.shift_id
    join shift_version v on v.id = d.shift_version_id
    join timezone z on z.id = v.timezone_id
    where d.employee_id = any (${[...query.ids]}::integer[]) and d.work_date between ${query.from}::date and ${query.to}::date
    order by d.employee_id, d.work_date`.execute(db);
  const days = new Map<number, PlannedDay[]>();
  for (const { employee_id, ...day } of rows) days.set(employee_id, [...(days.get(employee_id) ?? []), day]);
  return days;
}

/** Newest first; nothing for an employee out of reach. */
export async function assignmentsOf(db: Db, query: { employeeId: number; reach: Reach }) {
  const { rows } = await sql<{
    id: number;
    shift: { id: number; name: string };
    timezone: string;
    start_time: string;
    end_time: string;
    from: string;
    to: string | null;
    rest_days: number[] | null;
    reason: string | null;
  }>`
    select a.id, json_build_object('id', s.id, 'name', s.name) as shift, z.name as timezone,
      to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
      lower(a.valid)::text as "from", (upper(a.valid) - 1)::text as "to", a.rest_days, a.reason
    from employee_shift a
    join employee e on e.id = a.employee_id and e.deleted_at is null
    join shift s on s.id = a.shift_id
    join timezone z on z.id = s.timezone_id
    where a.employee_id = ${query.employeeId} and ${isPersonReached(query.reach, personNow)}
    order by lower(a.valid) desc`.execute(db);
  return rows;
}
