import { leaveDayMinutes } from '@muster/contract/constants.ts';
import { type Period, periodOf } from '@muster/contract/domains/timesheets/timesheet-period.rules.ts';
import type { TimesheetState } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { isPersonReached, isTeamReached } from '../teams/index.ts';

export interface SheetRow {
  readonly id: number;
  readonly version: number;
  readonly employee_id: number;
  readonly name: string;
  readonly position: string;
  readonly client_id: number;
  readonly client: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly state: TimesheetState;
  /** The person left or is suspended. */
  readonly is_away: boolean;
  readonly planned_days: number;
  readonly worked_days: number;
  readonly leave_days: number;
  readonly unpaid_leave_days: number;
  readonly absent_days: number;
  readonly worked_minutes: number;
  readonly late_minutes: number;
  readonly undertime_minutes: number;
  readonly overtime_minutes: number;
  readonly unsettled_days: number;
  readonly waiting_overtime_minutes: number;
  /** Of the minutes worked, those of days in earlier periods. */
  readonly adjusted_minutes: number;
  /** In the order of `payNames`. */
  readonly pay: readonly number[];
  readonly is_changed: boolean;
}

export interface ListedSheet extends SheetRow {
  readonly teams: readonly string[];
}

const columns: Readonly<Record<string, SqlColumn>> = {
  'employee.name': { text: sql`t.name` },
  'employee.position': { text: sql`t.position` },
  team: { sort: sql`nullif(search_key(array_to_string(t.teams, ', ')), '')`, among: sql`t.team_ids` },
  state: { sort: sql`array_position(array['open', 'submitted', 'approved', 'locked'], t.state)`, exact: sql`t.state` },
};

/**
 * Timesheets with their totals, filtered by a condition on `s` and `e`. With a period the totals are counted in one pass,
 * without one for each timesheet, which suits a few.
 */
export const sheetsWhere = (condition: RawBuilder<unknown>, period: Period | null = null): RawBuilder<SheetRow> => sql`
  select s.id, s.version, s.employee_id, e.name, e.position, e.client_id, c.legal_business_name as client,
    s.first_day::text as first_day, s.last_day::text as last_day, s.state,
    y.status_group <> 'active' as is_away,
    n.totals[1] as planned_days, n.totals[2] as worked_days,
    round(n.totals[3] + n.totals[24] / ${leaveDayMinutes}::numeric, 2)::float8 as leave_days,
    round(n.totals[26] / ${leaveDayMinutes}::numeric, 2)::float8 as unpaid_leave_days,
    round(n.totals[4] - n.totals[25] / ${leaveDayMinutes}::numeric, 2)::float8 as absent_days,
    n.totals[5] as worked_minutes, n.totals[6] as late_minutes, n.totals[7] as undertime_minutes,
    n.totals[8] as overtime_minutes, n.totals[9] as unsettled_days, n.totals[10] as waiting_overtime_minutes,
    n.totals[11:22] as pay, n.totals[23] as adjusted_minutes, ${isChanged} as is_changed
  from timesheet s
  join employee e on e.id = s.employee_id and e.deleted_at is null
  join client c on c.id = e.client_id
  join status_type y on y.id = e.status_type_id
  ${period === null ? countedOneByOne : countedAtOnce(period)}
  where ${condition}`;

/** Earlier approvals stored fewer totals: those that they have are compared. */
const isChanged = sql`coalesce(s.state = 'approved' and s.approved_totals <> n.totals[1:cardinality(s.approved_totals)], false)`;

const countedOneByOne = sql`
  cross join lateral (select timesheet_totals(s.employee_id, s.first_day, s.last_day) as totals offset 0) n`;

const countedAtOnce = ({ first, last }: Period) => sql`
  left join timesheet_totals_between(${first}::date, ${last}::date) b on b.employee_id = s.employee_id
  cross join lateral (select coalesce(b.totals, array_fill(0, array[26])) as totals) n`;

/**
 * Of a person whom the viewer leads, only periods that were spent with the team's client: what somebody did for another client
 * before belongs to that client.
 */
export function isReached({ people, waiting }: SubjectReach): RawBuilder<unknown> {
  if (people === 'all') return sql`true`;
  const isLed = isPersonReached(people, { employee: sql`s.employee_id`, client: sql`e.client_id` });
  if (waiting.led.length + waiting.named.length === 0) return sql`${isLed} and ${hasOneClient}`;
  const [led, named] = [[...waiting.led], [...waiting.named]];
  return sql`(((${isLed} or s.id = any (${led}::integer[])) and ${hasOneClient}) or s.id = any (${named}::integer[]))`;
}

const hasOneClient = sql`(not exists (
  select from attendance_day d where d.employee_id = s.employee_id and d.client_id <> e.client_id
    and d.work_date between s.first_day and s.last_day) and not exists (
  select from attendance_adjustment a where a.employee_id = s.employee_id and a.client_id <> e.client_id
    and a.booked_on between s.first_day and s.last_day))`;

export async function readSheetPage(
  db: Db,
  question: TableQuery,
  { period, reach }: { readonly period: string; readonly reach: SubjectReach },
): Promise<TablePage<ListedSheet>> {
  const sheets = sheetsWhere(sql`s.first_day = ${period}::date and ${isReached(reach)}`, periodOf(period));
  const from = sql`select s.*, coalesce(w.teams, '{}') as teams, coalesce(w.team_ids, '{}') as team_ids
    from (${sheets}) s left join (
      select m.employee_id, array_agg(t.name order by search_key(t.name), t.id) as teams, array_agg(t.id::text) as team_ids
      from team_member m join team t on t.id = m.team_id and t.deleted_at is null where ${isTeamReached(reach.people, { team: sql`t.id`, client: sql`t.client_id` })}
      group by m.employee_id) w on w.employee_id = s.employee_id`;
  const order = sql`search_key(t.name)`;
  return readTable<ListedSheet>(db, { strategy: 'small', from, columns, order, revision: sql`t.version` }, question);
}

/** The number of timesheets within reach per state. */
export async function countStates(
  db: Db,
  period: string,
  reach: SubjectReach,
): Promise<Partial<Record<TimesheetState, number>>> {
  const { rows } = await sql<{ state: TimesheetState; count: number }>`
    select s.state, count(*)::integer as count from timesheet s join employee e on e.id = s.employee_id and e.deleted_at is null
    where s.first_day = ${period}::date and ${isReached(reach)} group by s.state`.execute(db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

export interface PeriodCounts {
  readonly first: string;
  readonly open: number;
  readonly submitted: number;
  readonly approved: number;
  readonly locked: number;
}

/** Periods that are over by `today` and have timesheets within reach that are not locked, oldest first. */
export async function periodsToLock(
  db: Db,
  { today, most }: { readonly today: string; readonly most: number },
  reach: SubjectReach,
): Promise<{ readonly periods: readonly PeriodCounts[]; readonly total: number }> {
  const { rows } = await sql<PeriodCounts & { total: number }>`
    with unlocked as (
      select s.first_day from timesheet s join employee e on e.id = s.employee_id and e.deleted_at is null
      where s.state <> 'locked' and s.last_day < ${today}::date and ${isReached(reach)} group by s.first_day),
    shown as (select first_day, count(*) over ()::integer as total from unlocked order by first_day limit ${most})
    select s.first_day::text as first, u.total,
      (count(*) filter (where s.state = 'open'))::integer as open,
      (count(*) filter (where s.state = 'submitted'))::integer as submitted,
      (count(*) filter (where s.state = 'approved'))::integer as approved,
      (count(*) filter (where s.state = 'locked'))::integer as locked
    from shown u join timesheet s on s.first_day = u.first_day join employee e on e.id = s.employee_id and e.deleted_at is null
    where ${isReached(reach)} group by s.first_day, u.total order by s.first_day`.execute(db);
  return { periods: rows.map(({ total, ...counts }) => counts), total: rows[0]?.total ?? 0 };
}

export interface UnapprovedSheet {
  readonly id: number;
  readonly employee_id: number;
  readonly name: string;
  readonly client: string;
  readonly state: 'open' | 'submitted';
}

/** Those that were not even submitted first. */
export async function unapprovedSheets(
  db: Db,
  { first, most }: { readonly first: string; readonly most: number },
  reach: SubjectReach,
): Promise<UnapprovedSheet[]> {
  const { rows } = await sql<UnapprovedSheet>`
    select s.id, s.employee_id, e.name, c.legal_business_name as client, s.state
    from timesheet s join employee e on e.id = s.employee_id and e.deleted_at is null join client c on c.id = e.client_id
    where s.first_day = ${first}::date and s.state in ('open', 'submitted') and ${isReached(reach)}
    order by s.state, search_key(e.name), s.id limit ${most}`.execute(db);
  return rows;
}

/** What the lock asks about a timesheet. */
export interface LockableSheet {
  readonly id: number;
  readonly last_day: string;
  readonly state: TimesheetState;
  readonly waiting_overtime_minutes: number;
  readonly is_changed: boolean;
  /** Some day, planned day, correction or adjustment of the period may have to be settled: the others need no closer look. */
  readonly may_be_unsettled: boolean;
}

/** Only what the lock asks about: a period has thousands. */
export async function lockableSheets(
  db: Db,
  { state, period }: { readonly state: TimesheetState; readonly period: Period },
  reach: SubjectReach,
): Promise<LockableSheet[]> {
  const { rows } = await sql<LockableSheet>`
    select s.id, s.last_day::text as last_day, s.state, n.totals[10] as waiting_overtime_minutes, ${isChanged} as is_changed,
      n.totals[9] > 0 or r.employee_id is not null as may_be_unsettled
    from timesheet s join employee e on e.id = s.employee_id and e.deleted_at is null
    ${countedAtOnce(period)}
    left join (
      select d.employee_id from attendance_day d
      where d.work_date between ${period.first}::date and ${period.last}::date and d.settled_at is null
      union
      select p.employee_id from employee_schedule p
      where p.work_date between ${period.first}::date and ${period.last}::date and p.status in ('scheduled', 'swapped') and not exists (
        select from attendance_day d where d.employee_id = p.employee_id and d.work_date = p.work_date)
    ) r on r.employee_id = s.employee_id
    where s.first_day = ${period.first}::date and s.state = ${state} and ${isReached(reach)}`.execute(db);
  return rows;
}

/** First days of the last two years' periods, newest first. */
export async function recentPeriods(db: Db): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct first_day::text as day from timesheet order by day desc limit 48`.execute(db);
  return rows.map(({ day }) => day);
}
