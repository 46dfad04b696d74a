import type { PlannedDay, SwappedDay } from '@muster/contract/domains/shifts/shift-answers.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isPersonReached, type PersonColumns } from '../teams/index.ts';
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

/** Everybody who is employed on one of the days, by name. Names and clients come with their keys from the list of employees. */
export function calendarPeople(
  db: Db,
  { reach, from, to }: CalendarScope,
  question: TableQuery,
): Promise<TablePage<CalendarRow>> {
  const isEmployed = sql<SqlBool>`exists (select from employee_active_date d where d.employee_id = l.employee_id
    and daterange(d.start_date, d.end_date, '[]') && daterange(${from}::date, ${to}::date, '[]'))`;
  const source = {
    strategy: 'keyed',
    from: sql`employee_list l`,
    where: [isEmployed, isPersonReached(reach, listedPerson)],
    keys: sql`l.employee_id`,
    order: sql`l.name_key`,
    ties: [sql`l.employee_id`],
    read: sql`l.employee_id as id, l.name, l.position, l.client_name as client
      from page join employee_list l on l.employee_id = page.employee_id`,
    columns: { ...calendarColumns, ...peopleFilterColumns(reach, listedPerson) },
  } as const;
  return readTable<CalendarRow>(db, source, question);
}

const listedPerson: PersonColumns = { employee: sql`l.employee_id`, client: sql`l.client_id` };

const calendarColumns: Readonly<Record<string, SqlColumn>> = {
  id: { exact: sql`l.employee_id` },
  name: { text: sql`l.name`, key: sql`l.name_key`, isNeverNull: true },
  position: { text: sql`l.position`, key: sql`l.position_key` },
  client: { text: sql`l.client_name`, key: sql`l.client_key` },
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

/**
 * The days that approved swaps decide. A colleague outside the reach has no name: a lead may see one of the two people alone.
 * Both people take a shift in an exchange; in a cover one person does.
 */
export async function calendarSwaps(
  db: Db,
  { ids, reach, from, to }: CalendarScope & { readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, SwappedDay[]>> {
  const { rows } = await sql<SwappedDay & { employee_id: number }>`
    select x.employee_id, x.work_date::text as work_date,
      case when w.takers > 1 then 'swapped' when x.shift_id is null then 'covered' else 'covers' end as kind, e.name as colleague
    from swapped_days(${[...ids]}::integer[], ${from}::date, ${to}::date) x
    join swapped_day d on d.employee_id = x.employee_id and d.work_date = x.work_date
    cross join lateral (
      select count(distinct o.employee_id) filter (where o.shift_id is not null)::integer as takers,
        min(o.employee_id) filter (where o.employee_id <> x.employee_id) as colleague_id
      from swapped_day o where o.swap_id = d.swap_id) w
    left join employee e on e.id = w.colleague_id and e.deleted_at is null and ${isPersonReached(reach, personNow)}
    order by x.employee_id, x.work_date`.execute(db);
  const swaps = new Map<number, SwappedDay[]>();
  for (const { employee_id, ...day } of rows) swaps.set(employee_id, [...(swaps.get(employee_id) ?? []), day]);
  return swaps;
}

/** Newest first; empty for an employee out of reach. A client reads the reasons of assignments that began with that client. */
export async function assignmentsOf(db: Db, query: { employeeId: number; reach: Reach }) {
  const { rows } = await sql<{
    id: number;
    shift: { id: number; name: string } | null;
    rotation: { id: number; name: string; starts_on: string } | null;
    timezone: string | null;
    start_time: string | null;
    end_time: string | null;
    from: string;
    to: string | null;
    rest_days: number[] | null;
    reason: string | null;
  }>`
    select a.id, case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as shift, z.name as timezone,
      case when r.id is not null then json_build_object('id', r.id, 'name', r.name, 'starts_on', a.rotation_starts_on) end as rotation,
      to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
      lower(a.valid)::text as "from", (upper(a.valid) - 1)::text as "to", a.rest_days,
      case when (select scope_sees_all()) or may_see_planned_days(a.employee_id, daterange(lower(a.valid), lower(a.valid), '[]'))
        then a.reason end as reason
    from employee_shift a
    join employee e on e.id = a.employee_id and e.deleted_at is null
    left join shift s on s.id = a.shift_id
    left join timezone z on z.id = s.timezone_id
    left join rotation r on r.id = a.rotation_id
    where a.employee_id = ${query.employeeId} and ${isPersonReached(query.reach, personNow)}
    order by lower(a.valid) desc`.execute(db);
  return rows;
}
