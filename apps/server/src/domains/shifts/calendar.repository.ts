import type { DayConflicts } from '@muster/contract/domains/shifts/calendar-conflicts.rules.ts';
import type {
  CalendarAssignment,
  CalendarSummary,
  PlannedDay,
  SwappedDay,
} from '@muster/contract/domains/shifts/shift-answers.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import { allOf, conditionsOf, valuesOf } from '../../platform/table/table-conditions.ts';
import type { KeyedSource, SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isPersonReached, isTeamReached, type PersonColumns } from '../teams/index.ts';
import { conflictingDays, judgedDays } from './calendar-conflict.repository.ts';
import { peopleFilterColumns, personNow } from './people-filters.repository.ts';

interface CalendarRow {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly client: string;
  readonly client_id: number;
  readonly team: string | null;
  readonly is_assigned: boolean;
  readonly last_assigned: string | null;
  readonly may_assign: boolean;
}

export interface CalendarScope {
  readonly reach: Reach;
  readonly from: string;
  readonly to: string;
}

/** Of a viewer: whose waiting swaps, whose assignments they read, and whose shifts they change. */
export interface CalendarRights {
  readonly swaps: Reach;
  readonly assignments: Reach;
  readonly placements: Reach;
}

/** Everybody who is employed on one of the days, by name. Names and clients come with their keys from the list of employees. */
export function calendarPeople(
  db: Db,
  scope: CalendarScope & CalendarRights,
  question: TableQuery,
): Promise<TablePage<CalendarRow>> {
  return readTable<CalendarRow>(db, calendarSource(scope), question);
}

function calendarSource({ reach, from, to, ...rights }: CalendarScope & CalendarRights): KeyedSource {
  const isEmployed = sql<SqlBool>`exists (select from employee_active_date d where d.employee_id = l.employee_id
    and daterange(d.start_date, d.end_date, '[]') && daterange(${from}::date, ${to}::date, '[]'))`;
  const marked: Readonly<Record<string, RawBuilder<unknown>>> = {
    conflict: sql`select c.employee_id from (${conflictingDays({ from, to })}) c`,
    swap: sql`select w.employee_id from (${waitingSwapDays({ from, to })}) w where ${isPersonReached(rights.swaps, personOf('w'))}`,
  };
  return {
    strategy: 'keyed',
    from: sql`employee_list l`,
    where: [isEmployed, isPersonReached(reach, listedPerson)],
    keys: sql`l.employee_id`,
    order: sql`l.name_key`,
    ties: [sql`l.employee_id`],
    read: sql`l.employee_id as id, l.name, l.position, l.client_name as client, l.client_id,
      (select min(t.name) from team_member m join team t on t.id = m.team_id and t.deleted_at is null
        where m.employee_id = l.employee_id and ${isTeamReached(reach, { team: sql`t.id`, client: sql`t.client_id` })}) as team,
      exists (select from employee_shift a where a.employee_id = l.employee_id
        and a.valid && daterange(${from}::date, ${to}::date, '[]')) as is_assigned,
      (select max(upper(a.valid))::text from employee_shift a where a.employee_id = l.employee_id and upper(a.valid) <= ${from}::date
        and ${isPersonReached(rights.assignments, listedPerson)}) as last_assigned,
      ${isPersonReached(rights.placements, listedPerson)} as may_assign
      from page join employee_list l on l.employee_id = page.employee_id`,
    columns: {
      ...calendarColumns,
      ...peopleFilterColumns(reach, listedPerson),
      mark: {
        where: (filter) => {
          const chosen = valuesOf(filter).flatMap((mark) =>
            marked[mark] ? [sql`l.employee_id in (${marked[mark]})`] : [],
          );
          return chosen.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(chosen, sql` or `)})`;
        },
      },
    },
  };
}

const listedPerson: PersonColumns = { employee: sql`l.employee_id`, client: sql`l.client_id` };

const personOf = (alias: string): PersonColumns => ({
  employee: sql`${sql.ref(`${alias}.employee_id`)}`,
  client: sql`${sql.ref(`${alias}.client_id`)}`,
});

const calendarColumns: Readonly<Record<string, SqlColumn>> = {
  id: { exact: sql`l.employee_id` },
  name: { text: sql`l.name`, key: sql`l.name_key`, isNeverNull: true },
  position: { text: sql`l.position`, key: sql`l.position_key` },
  client: { text: sql`l.client_name`, key: sql`l.client_key` },
};

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days that people give away if swaps which wait for approval are approved. */
const waitingSwapDays = ({ from, to }: Days) => sql`
  select w.id, w.client_id, d.employee_id, d.work_date, d.colleague_id
  from shift_swap w
  cross join lateral (values
    (w.requester_employee_id, w.give_date, w.colleague_employee_id),
    (w.colleague_employee_id, w.take_date, w.requester_employee_id)) d (employee_id, work_date, colleague_id)
  where w.state = 'accepted' and d.work_date between ${from}::date and ${to}::date`;

export async function calendarDays(
  db: Db,
  { ids, ...days }: Days & { readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, CalendarDay[]>> {
  const { rows } = await sql<CalendarDay & { employee_id: number }>`
    select d.employee_id, d.work_date::text as work_date, json_build_object('id', s.id, 'name', s.name, 'kind', s.kind) as shift,
      z.name as zone, d.starts_at, d.ends_at, d.status, d.week_minutes::integer as week_minutes,
      (select min(coalesce(m.note, 'Holiday')) from schedule_mark m where m.employee_id = d.employee_id
        and m.work_date = d.work_date and m.kind <> 'on_leave') as holiday,
      case when d.is_short_rest then d.rest_minutes::integer end as "restMinutes",
      case when d.is_short_rest then d.earlier::text end as earlier,
      case when d.is_over_limit then d.so_far::integer end as "overMinutes", d.limit_hours as "limitHours"
    from (${judgedDays(sql`d.employee_id = any (${[...ids]}::integer[])`, days)}) d
    join shift s on s.id = d.shift_id
    join shift_version v on v.id = d.shift_version_id
    join timezone z on z.id = v.timezone_id
    order by d.employee_id, d.work_date`.execute(db);
  return byEmployee(rows);
}

export interface CalendarDay extends Omit<PlannedDay, 'conflicts'>, DayConflicts {}

function byEmployee<Row>(rows: readonly (Row & { readonly employee_id: number })[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const { employee_id, ...row } of rows) {
    const known = found.get(employee_id);
    if (known) known.push(row as Row);
    else found.set(employee_id, [row as Row]);
  }
  return found;
}

export interface PendingSwap {
  readonly id: number;
  readonly work_date: string;
  readonly colleague: string | null;
}

/** Swaps that wait for approval. A colleague outside the reach has no name. */
export async function pendingSwaps(
  db: Db,
  { ids, reach, swaps, ...days }: CalendarScope & { readonly swaps: Reach; readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, PendingSwap[]>> {
  const { rows } = await sql<PendingSwap & { employee_id: number }>`
    select w.employee_id, w.id, w.work_date::text as work_date, e.name as colleague
    from (${waitingSwapDays(days)}) w
    left join employee e on e.id = w.colleague_id and e.deleted_at is null and ${isPersonReached(reach, personNow)}
    where w.employee_id = any (${[...ids]}::integer[]) and ${isPersonReached(swaps, personOf('w'))}
    order by w.employee_id, w.work_date`.execute(db);
  return byEmployee(rows);
}

/** The assignments of the days within reach. */
export async function calendarAssignments(
  db: Db,
  { ids, reach, from, to }: CalendarScope & { readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, CalendarAssignment[]>> {
  const { rows } = await sql<CalendarAssignment & { employee_id: number }>`
    select a.employee_id, a.id, a.shift_id, r.name as rotation, lower(a.valid)::text as "from", (upper(a.valid) - 1)::text as "to",
      case when s.id is null then '[]'::json
        when a.rest_days is null then to_json(s.work_days)
        else (select coalesce(json_agg(n order by n), '[]') from generate_series(1, 7) n where n <> all (a.rest_days)) end as work_days
    from employee_shift a
    join employee e on e.id = a.employee_id
    left join shift s on s.id = a.shift_id
    left join rotation r on r.id = a.rotation_id
    where a.employee_id = any (${[...ids]}::integer[]) and a.valid && daterange(${from}::date, ${to}::date, '[]')
      and ${isPersonReached(reach, personNow)}
    order by a.employee_id, lower(a.valid)`.execute(db);
  return byEmployee(rows);
}

interface SummaryRow {
  readonly days: CalendarSummary['days'];
  readonly conflicts: number;
  readonly swaps: number;
}

/** Shifts and holidays of each day under all filters; conflicts and swaps under all but the one on marks. */
export async function calendarSummary(
  db: Db,
  scope: CalendarScope & CalendarRights,
  question: TableQuery,
): Promise<SummaryRow> {
  const source = calendarSource(scope);
  const matching = (except?: string) => sql`select l.employee_id from employee_list l
    where ${allOf([...source.where, ...conditionsOf(source, question, except)])}`;
  const { from, to, swaps } = scope;
  const isMarked = question.filters.some(({ field }) => field === 'mark');
  const { rows } = await sql<SummaryRow>`
    with everybody as materialized (${matching('mark')}), shown as materialized (${isMarked ? matching() : sql`select * from everybody`}),
    planned as materialized (
      select d.work_date, count(*)::integer as shifts from employee_schedule d
      where d.work_date between ${from}::date and ${to}::date and d.status in ('scheduled', 'swapped')
        and d.employee_id in (select s.employee_id from shown s)
      group by d.work_date
    ), holidays as materialized (
      select m.work_date, mode() within group (order by coalesce(m.note, 'Holiday')) as name from schedule_mark m
      where m.work_date between ${from}::date and ${to}::date and m.kind <> 'on_leave'
        and m.employee_id in (select s.employee_id from shown s)
      group by m.work_date
    )
    select (
      select json_agg(json_build_object('day', g.day::date, 'shifts', coalesce(p.shifts, 0), 'holiday', h.name) order by g.day)
      from generate_series(${from}::date, ${to}::date, interval '1 day') g (day)
      left join planned p on p.work_date = g.day left join holidays h on h.work_date = g.day
    ) as days, (
      select count(*)::integer from (${conflictingDays({ from, to })}) c where c.employee_id in (select e.employee_id from everybody e)
    ) as conflicts, (
      select count(distinct w.id)::integer from (${waitingSwapDays({ from, to })}) w
      where w.employee_id in (select e.employee_id from everybody e) and ${isPersonReached(swaps, personOf('w'))}
    ) as swaps`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The summary of the calendar has one row.');
  return row;
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
  return byEmployee(rows);
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
