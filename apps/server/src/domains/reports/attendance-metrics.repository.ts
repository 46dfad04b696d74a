import type { MetricDay } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import type { MetricCounts, MetricRows } from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { columnsOf } from '../../platform/table/declared-field.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isClientReached, isPersonReached, isTeamReached, reachedClients, reachedTeams } from '../teams/index.ts';

export interface MetricsQuery {
  readonly from: string;
  readonly to: string;
  readonly clientId: number | null;
  readonly teamId: number | null;
  /** 0: days without a shift. */
  readonly shiftId: number | null;
  readonly reach: Reach;
}

export interface CountedGroup extends MetricCounts {
  readonly by: 'total' | 'month' | 'client' | 'team' | 'shift';
  readonly id: number | null;
  readonly name: string | null;
}

/** Counts days and adjustments once per person, client, shift and month, and sums up the rest from that. */
export async function countMetrics(db: Db, query: MetricsQuery): Promise<CountedGroup[]> {
  const { rows } = await sql<CountedGroup>`
    with counted as materialized (
      select d.employee_id, d.client_id, d.shift_id, date_trunc('month', d.counted_on::timestamp)::date as month,
        sum(d.scheduled) as scheduled, sum(d.worked) as worked, sum(d.absent) as absent, sum(d.worked) as starts,
        sum(d.on_time) as on_time, sum(d.late_minutes) as late_minutes, sum(d.overtime_minutes) as overtime_minutes
      from (${countedDays}) d
      where ${counts(query)}
      group by 1, 2, 3, 4
    )
    select 'total' as by, null::integer as id, null::text as name, ${sums} from counted
    union all
    select 'month', null, to_char(month, 'YYYY-MM'), ${sums} from counted group by month
    union all
    select 'client', c.id, c.legal_business_name, ${sums} from counted join client c on c.id = counted.client_id group by c.id
    union all
    select 'team', t.id, t.name, ${sums} from counted
      join team_member m on m.employee_id = counted.employee_id
      join team t on t.id = m.team_id and t.deleted_at is null and t.client_id = counted.client_id
      where (${query.teamId}::integer is null or t.id = ${query.teamId}) and ${isTeamReached(query.reach, reachedTeam)}
      group by t.id
    union all
    select 'shift', coalesce(s.id, 0), coalesce(s.name, 'No shift'), ${sums} from counted left join shift s on s.id = counted.shift_id
      group by s.id`.execute(db);
  return rows;
}

export interface CountedWeek extends MetricCounts {
  /** 0 for the seven days that end with the range, 1 for the seven before. */
  readonly back: number;
}

/** Counts of the range in steps of seven days, without the weeks in which nothing counts. */
export async function countWeeks(db: Db, query: MetricsQuery): Promise<CountedWeek[]> {
  const { rows } = await sql<CountedWeek>`
    select (${query.to}::date - counted_on) / 7 as back, ${sums} from (${daysWithin(query)}) counted group by 1`.execute(
    db,
  );
  return rows;
}

const daysWithin = (
  query: MetricsQuery,
) => sql`select d.counted_on, d.scheduled, d.worked, d.absent, d.worked as starts, d.on_time,
  d.late_minutes, d.overtime_minutes from (${countedDays}) d where ${counts(query)}`;

/** The days and adjustments behind a figure, newest first. */
export function metricDays(
  db: Db,
  { which, ...query }: MetricsQuery & { readonly which: MetricRows },
  question: TableQuery,
): Promise<TablePage<MetricDay>> {
  const names = sql`left join employee e on e.id = d.employee_id
    left join client c on c.id = d.client_id
    left join shift s on s.id = d.shift_id
    left join timezone z on z.id = s.timezone_id`;
  const source = {
    strategy: 'keyed',
    from: sql`(${countedDays}) d ${names}`,
    where: [counts(query), sql<SqlBool>`${behind[which]} <> 0`],
    keys: sql`d.employee_id, d.work_date, d.counted_on, d.booked_on`,
    order: sql`d.work_date desc`,
    ties: [sql`d.employee_id`, sql`d.work_date`, sql`coalesce(d.booked_on, '-infinity')`],
    read: sql`json_build_object('id', e.id, 'name', e.name, 'position', e.position) as employee, c.legal_business_name as client,
        s.name as shift, z.name as zone, d.work_date::text as work_date, d.booked_on::text as booked_on, d.state, d.starts_at,
        d.first_in, d.last_out, ${behindDays[which]} as days, d.late_minutes, d.overtime_minutes
      from page join (${countedDays}) d on d.employee_id = page.employee_id and d.work_date = page.work_date
        and d.counted_on = page.counted_on and d.booked_on is not distinct from page.booked_on ${names}`,
    columns: dayColumns,
  } as const;
  return readTable<MetricDay>(db, source, question);
}

const dayColumns: Readonly<Record<string, SqlColumn>> = {
  'employee.name': { text: sql`e.name` },
  'employee.position': { text: sql`e.position` },
  client: { text: sql`c.legal_business_name` },
  shift: { text: sql`s.name` },
  zone: { text: sql`z.name` },
  ...columnsOf('d', [
    'work_date',
    'booked_on',
    'state',
    'starts_at',
    'first_in',
    'last_out',
    'late_minutes',
    'overtime_minutes',
  ]),
};

/** What a viewer may filter by: clients within reach, their teams and the shifts that their people may work. */
export async function metricChoices(db: Db, reach: Reach) {
  const shifts = await sql<{ id: number; name: string; client_id: number | null }>`
    select s.id, s.name, s.client_id from shift s
    where s.deleted_at is null and (s.client_id is null or ${isClientReached(reach, sql`s.client_id`)})
    order by search_key(s.name), s.id`.execute(db);
  return { clients: await reachedClients(db, reach), teams: await reachedTeams(db, reach), shifts: shifts.rows };
}

const reachedTeam = { team: sql`t.id`, client: sql`t.client_id` };

/** A conflict counts once it is corrected: until then the hours are unknown. So does work on leave, which nobody scheduled. */
const isScheduled = sql`d.state in ('present', 'late', 'undertime', 'conflict', 'absent')`;
const isWorked = sql`(d.state in ('present', 'late', 'undertime') and d.first_in is not null and d.starts_at is not null)`;

/**
 * Settled days, and their adjustments on the day that they are booked on, as in timesheets. An adjustment counts the difference
 * between the day with it and the day without it.
 */
const countedDays = sql`
  select d.employee_id, d.client_id, d.shift_id, d.work_date, d.work_date as counted_on, null::date as booked_on, d.state, d.starts_at,
    d.first_in, d.last_out, ${isScheduled}::integer as scheduled, ${isWorked}::integer as worked, (d.state = 'absent')::integer as absent,
    (${isWorked} and d.late_minutes = 0)::integer as on_time, case when ${isWorked} then d.late_minutes else 0 end as late_minutes,
    case when d.state not in ('conflict', 'worked_leave') then d.overtime_minutes else 0 end as overtime_minutes
  from attendance_day d
  where d.settled_at is not null
  union all
  select a.employee_id, a.client_id, d.shift_id, a.work_date, a.booked_on, a.booked_on, d.state, d.starts_at, d.first_in, d.last_out,
    a.planned_days, later.worked - earlier.worked, a.absent_days,
    case when later.late_minutes = 0 then later.worked else 0 end - case when earlier.late_minutes = 0 then earlier.worked else 0 end,
    later.late_minutes * later.worked - earlier.late_minutes * earlier.worked, a.overtime_minutes
  from attendance_adjustment a
  left join attendance_day d on d.employee_id = a.employee_id and d.work_date = a.work_date
  cross join lateral (
    select coalesce(sum(p.planned_days), 0) + coalesce(${isScheduled}::integer, 0) as planned, coalesce(sum(p.worked_days), 0)
      + coalesce((d.first_in is not null and d.state not in ('conflict', 'worked_leave'))::integer, 0) as came,
      coalesce(sum(p.late_minutes), 0) + coalesce(d.late_minutes, 0) as late_minutes
    from attendance_adjustment p
    where p.employee_id = a.employee_id and p.work_date = a.work_date and p.booked_on < a.booked_on
  ) before
  cross join lateral (select (before.planned * before.came)::integer as worked, before.late_minutes::integer as late_minutes) earlier
  cross join lateral (
    select ((before.planned + a.planned_days) * (before.came + a.worked_days))::integer as worked,
      (before.late_minutes + a.late_minutes)::integer as late_minutes
  ) later`;

const behind: Readonly<Record<MetricRows, RawBuilder<unknown>>> = {
  worked: sql`d.worked`,
  absent: sql`d.absent`,
  unknown: sql`(d.scheduled - d.worked - d.absent)`,
  on_time: sql`d.on_time`,
  late: sql`d.late_minutes`,
  overtime: sql`d.overtime_minutes`,
};

/** What the row adds to a figure of days. */
const behindDays: Readonly<Record<MetricRows, RawBuilder<unknown>>> = { ...behind, late: sql`1`, overtime: sql`1` };

const sums = sql.join(
  ['scheduled', 'worked', 'absent', 'starts', 'on_time', 'late_minutes', 'overtime_minutes'].map(
    (name) => sql`coalesce(sum(${sql.ref(name)}), 0)::integer as ${sql.ref(name)}`,
  ),
);

/** Days and adjustments of the range within reach. A day counts for its own client, not for the client that the person has today. */
function counts(query: MetricsQuery): RawBuilder<SqlBool> {
  const { clientId, teamId, shiftId } = query;
  const conditions = [
    sql`d.counted_on between ${query.from}::date and ${query.to}::date`,
    isPersonReached(query.reach, { employee: sql`d.employee_id`, client: sql`d.client_id` }),
  ];
  if (clientId !== null) conditions.push(sql`d.client_id = ${clientId}`);
  if (shiftId !== null) conditions.push(shiftId === 0 ? sql`d.shift_id is null` : sql`d.shift_id = ${shiftId}`);
  if (teamId !== null) {
    conditions.push(sql`(d.employee_id, d.client_id) in (
      select m.employee_id, t.client_id from team t join team_member m on m.team_id = t.id
      where t.id = ${teamId} and t.deleted_at is null and ${isTeamReached(query.reach, reachedTeam)})`);
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
