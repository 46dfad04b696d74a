import type { CalendarSummary } from '@muster/contract/domains/shifts/shift-answers.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import { allOf, conditionsOf, valuesOf } from '../../platform/table/table-conditions.ts';
import type { KeyedSource, SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isPersonReached, isTeamReached, type PersonColumns } from '../teams/index.ts';
import { conflictingDays } from './calendar-conflict.repository.ts';
import { type CalendarScope, waitingPerson, waitingSwapDays } from './calendar-swap.repository.ts';
import { peopleFilterColumns } from './people-filters.repository.ts';

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

/** Of a viewer: whose waiting swaps, whose assignments they read, and whose shifts they change. */
export interface CalendarRights {
  readonly swaps: Reach;
  readonly assignments: Reach;
  readonly placements: Reach;
}

/**
 * Everybody who is employed on one of the days, by name, those with a shift on `firstOn` before the others. Names and clients come with
 * their keys from the list of employees.
 */
export function calendarPeople(
  db: Db,
  { firstOn, ...scope }: CalendarScope & CalendarRights & { readonly firstOn?: string | undefined },
  question: TableQuery,
): Promise<TablePage<CalendarRow>> {
  const source = calendarSource(scope);
  if (firstOn === undefined) return readTable<CalendarRow>(db, source, question);
  const working = sql`(select d.employee_id from employee_schedule d
    where d.work_date = ${firstOn}::date and d.status in ('scheduled', 'swapped') and d.employee_id = any (${reachedPeople(scope.reach)}))`;
  const order = sql`${isAmong(sql`l.employee_id`, working)} desc, ${source.order}`;
  return readTable<CalendarRow>(db, { ...source, order }, question);
}

function calendarSource({ reach, from, to, ...rights }: CalendarScope & CalendarRights): KeyedSource {
  const employed = sql`(select d.employee_id from employee_active_date d
    where daterange(d.start_date, d.end_date, '[]') && daterange(${from}::date, ${to}::date, '[]')
      and ${reach === 'all' ? sql`true` : sql`d.employee_id = any (${reachedPeople(reach)})`})`;
  const isEmployed = isAmong(sql`l.employee_id`, employed);
  const marked = new Map<string, RawBuilder<unknown>>([
    ['conflict', sql`select c.employee_id from (${conflictingDays(reachedPeople(reach), { from, to })}) c`],
    [
      'swap',
      sql`select w.employee_id from (${waitingSwapDays({ from, to })}) w where ${isPersonReached(rights.swaps, waitingPerson)}`,
    ],
  ]);
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
          const people = valuesOf(filter).flatMap((mark) => marked.get(mark) ?? []);
          if (people.length === 0) return sql<SqlBool>`false`;
          return sql<SqlBool>`l.employee_id in (${sql.join(people, sql` union all `)})`;
        },
      },
    },
  };
}

/** Of everybody within reach, as an array. */
const reachedPeople = (reach: Reach) =>
  sql`array(select l.employee_id from employee_list l where ${isPersonReached(reach, listedPerson)})`;

/**
 * `is true` keeps the people a hashed list. As a join the planner expects few of them, and searches an index or the whole list for each
 * of 5,000 people or 150,000 days.
 */
const isAmong = (employee: RawBuilder<unknown>, people: RawBuilder<unknown>) =>
  sql<SqlBool>`(${employee} in (select p.employee_id from ${people} p)) is true`;

const listedPerson: PersonColumns = { employee: sql`l.employee_id`, client: sql`l.client_id` };

const calendarColumns: Readonly<Record<string, SqlColumn>> = {
  id: { exact: sql`l.employee_id` },
  name: { text: sql`l.name`, key: sql`l.name_key`, isNeverNull: true },
  position: { text: sql`l.position`, key: sql`l.position_key` },
  client: { text: sql`l.client_name`, key: sql`l.client_key` },
};

/** An array is checked before row security, which would otherwise judge the days of all companies. */
const idsOf = (people: RawBuilder<unknown>) => sql`array(select p.employee_id from ${people} p)`;

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
        and d.employee_id = any (${idsOf(sql`shown`)})
      group by d.work_date
    ), holidays as materialized (
      select m.work_date, mode() within group (order by coalesce(m.note, 'Holiday')) as name from schedule_mark m
      where m.work_date between ${from}::date and ${to}::date and m.kind <> 'on_leave' and m.source <> 'swap'
        and m.employee_id = any (${idsOf(sql`shown`)})
      group by m.work_date
    )
    select (
      select json_agg(json_build_object('day', g.day::date, 'shifts', coalesce(p.shifts, 0), 'holiday', h.name) order by g.day)
      from generate_series(${from}::date, ${to}::date, interval '1 day') g (day)
      left join planned p on p.work_date = g.day left join holidays h on h.work_date = g.day
    ) as days, (
      select count(*)::integer from (${conflictingDays(idsOf(sql`everybody`), { from, to })}) c
    ) as conflicts, (
      select count(distinct w.id)::integer from (${waitingSwapDays({ from, to })}) w
      where ${isAmong(sql`w.employee_id`, sql`everybody`)} and ${isPersonReached(swaps, waitingPerson)}
    ) as swaps`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The summary of the calendar has one row.');
  return row;
}
