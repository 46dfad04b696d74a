import { leaveDayMinutes } from '@muster/contract/constants.ts';
import { mostPeopleAway } from '@muster/contract/domains/leave/leave-calendar.constants.ts';
import type { TeamDays } from '@muster/contract/domains/leave/leave-calendar-answers.ts';
import { confidentialLeave } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isSubjectReached, type SubjectReach } from '../approvals/index.ts';
import { isPersonReached, isTeamReached } from '../teams/index.ts';
import { isTypeShown, type Readers } from './leave-readers.repository.ts';

/** Both included. */
export interface CalendarDays {
  readonly from: string;
  readonly to: string;
}

/** Null: all of them. */
export interface CalendarFilters {
  readonly clientId: number | null;
  readonly teamId: number | null;
  readonly typeId: number | null;
  readonly search: string;
}

/** Somebody with days away. `away`: what the reader may know of them, as spans of days. */
export interface AwayPerson<Span> {
  readonly id: number;
  readonly name: string;
  readonly client: string;
  readonly team: { readonly id: number; readonly name: string } | null;
  readonly away: readonly Span[];
  readonly total: number;
}

/** Days away with `employee_id`, `client_id`, `work_date`, `run` (the request), `minutes` of the ledger and `facts`, for one kind of reader. */
export interface AwaySource {
  readonly rows: RawBuilder<unknown>;
  /** Whether a team `t` may be named. */
  readonly isTeamShown: RawBuilder<SqlBool>;
}

interface StaffReader {
  readonly days: Reach;
  /** Whose types and waiting requests are shown. */
  readonly requests: SubjectReach;
  /** The viewer. */
  readonly employeeId: number | null;
  readonly ownTypes: boolean;
  readonly everyType: boolean;
}

/** A filter by type finds only days whose type the reader may know. */
export function staffDays(
  { from, to }: CalendarDays,
  { days, requests, employeeId, everyType, ownTypes }: StaffReader,
  typeId: number | null,
): AwaySource {
  const person = { employee: sql`d.employee_id`, client: sql`r.client_id` };
  const isOwn = sql<SqlBool>`d.employee_id is not distinct from ${employeeId}::integer`;
  const isKnown = sql<SqlBool>`(${isOwn} or ${isSubjectReached(requests, { id: sql`r.id`, person })})`;
  const isNamed = sql<SqlBool>`(${isOwn} and ${ownTypes}::boolean or ${everyType}::boolean or t.visibility = 'team')`;
  const isAsked = typeId === null ? sql`true` : sql`t.id = ${typeId} and ${isKnown} and ${isNamed}`;
  return {
    isTeamShown: isTeamReached(days, { team: sql`t.id`, client: sql`t.client_id` }),
    rows: sql`
      select d.employee_id, r.client_id, d.work_date, r.id as run, d.minutes, jsonb_build_object('part', d.part) || case when ${isKnown} then jsonb_build_object('request_id', r.id,
          'is_waiting', d.state = 'held', 'leave_type', case when ${isNamed} then t.name else ${confidentialLeave} end,
          'color', case when ${isNamed} then t.color else 'gray' end)
        else jsonb_build_object('class', t.client_class) end as facts
      from leave_request_day d join leave_request r on r.id = d.request_id join leave_type t on t.id = r.leave_type_id
      where d.state in ('held', 'taken') and d.work_date between ${from}::date and ${to}::date
        and (${isKnown} or d.state = 'taken' and ${isPersonReached(days, person)}) and ${isAsked}`,
  };
}

/** Approved leave of the people of a client, on the days on which they work for it. */
export function clientDays({ from, to }: CalendarDays, reach: Reach): AwaySource {
  return {
    isTeamShown: isTeamReached(reach, { team: sql`t.id`, client: sql`t.client_id` }),
    rows: sql`${classedDays({ from, to })} and ${isPersonReached(reach, { employee: sql`d.employee_id`, client: sql`c.client_id` })}`,
  };
}

/** Approved leave of those who share a team with the employee, and whom the reader reaches. */
export function colleagueDays(days: CalendarDays, employeeId: number, reach: Reach | 'colleagues'): AwaySource {
  const person = { employee: sql`d.employee_id`, client: sql`c.client_id` };
  const isSeen = reach === 'colleagues' ? sql`true` : isPersonReached(reach, person);
  return {
    isTeamShown: sql`t.id in (select i.team_id from team_member i where i.employee_id = ${employeeId})`,
    rows: sql`${classedDays(days)} and ${isSeen} and (d.employee_id, c.client_id) in (
      select o.employee_id, t.client_id from team_member i join team t on t.id = i.team_id and t.deleted_at is null
      join team_member o on o.team_id = i.team_id and o.employee_id <> i.employee_id where i.employee_id = ${employeeId})`,
  };
}

const classedDays = ({ from, to }: CalendarDays) => sql`
  select d.employee_id, c.client_id, d.work_date, d.request_id as run, d.minutes, jsonb_build_object('class', d.class, 'part', d.part) as facts
  from leave_away_day d join employee_client c on c.employee_id = d.employee_id and c.valid @> d.work_date
  where d.work_date between ${from}::date and ${to}::date`;

/** Days of the employee, waiting or approved. */
export const ownDays = ({ from, to }: CalendarDays, employeeId: number, readers: Readers): AwaySource => ({
  isTeamShown: sql`false`,
  rows: sql`
    select d.employee_id, r.client_id, d.work_date, r.id as run, d.minutes, jsonb_build_object('request_id', r.id, 'is_waiting', d.state = 'held',
      'leave_type', case when ${isTypeShown(readers)} then t.name else ${confidentialLeave} end,
      'color', case when ${isTypeShown(readers)} then t.color else 'gray' end, 'part', d.part) as facts
    from leave_request_day d join leave_request r on r.id = d.request_id join leave_type t on t.id = r.leave_type_id
    where d.state in ('held', 'taken') and d.work_date between ${from}::date and ${to}::date and d.employee_id = ${employeeId}`,
});

/**
 * The first people by client, team and name. Days of a request belong to one span unless the person works between them: rest days and
 * holidays are bridged, days that were given back are not.
 */
export async function peopleAway<Span>(
  db: Db,
  { rows: source, isTeamShown }: AwaySource,
  { clientId, teamId, search }: CalendarFilters,
): Promise<AwayPerson<Span>[]> {
  const { rows } = await sql<AwayPerson<Span>>`
    with away as materialized (${source}), ordered as (
      select a.*, lag(a.work_date) over (partition by a.employee_id, a.run order by a.work_date) as before from away a
    ), begun as (
      select o.*, (o.before is null or o.work_date > o.before + 1 and exists (
        select from employee_schedule s where s.employee_id = o.employee_id and s.work_date > o.before and s.work_date < o.work_date
          and s.status in ('scheduled', 'swapped')))::integer as begins
      from ordered o
    ), numbered as (
      select b.*, sum(b.begins) over (partition by b.employee_id, b.run order by b.work_date) as part from begun b
    ), spans as (
      select n.employee_id, n.client_id, min(n.work_date) as first, max(n.work_date) as last,
        round(sum(n.minutes) / ${leaveDayMinutes}::numeric, 2)::float8 as days, array_agg(n.work_date) as taken, n.facts
      from numbered n group by n.employee_id, n.client_id, n.run, n.part, n.facts
    ), people as (
      select s.employee_id, s.client_id,
        json_agg(jsonb_build_object('first', s.first, 'last', s.last, 'days', s.days, 'free', (
          select coalesce(jsonb_agg(g.day order by g.day), '[]') from (select d::date as day from generate_series(s.first, s.last, interval '1 day') d) g
          where g.day <> all (s.taken))) || s.facts order by s.first) as away
      from spans s group by s.employee_id, s.client_id
    )
    select e.id, e.name, k.legal_business_name as client, m.team, p.away, count(*) over ()::integer as total
    from people p
    join employee e on e.id = p.employee_id and e.deleted_at is null
    join client k on k.id = p.client_id
    left join lateral (
      select json_build_object('id', t.id, 'name', t.name) as team, t.id, search_key(t.name) as key
      from team_member o join team t on t.id = o.team_id and t.deleted_at is null
      where o.employee_id = p.employee_id and t.client_id = p.client_id and ${isTeamShown}
        and (${teamId}::integer is null or t.id = ${teamId})
      order by search_key(t.name), t.id limit 1
    ) m on true
    where (${clientId}::integer is null or p.client_id = ${clientId}) and (${teamId}::integer is null or m.team is not null)
      and position(search_key(${search}) in search_key(e.name)) > 0
    order by search_key(k.legal_business_name), k.id, m.key nulls last, m.id, search_key(e.name), e.id
    limit ${mostPeopleAway}`.execute(db);
  return rows;
}

/** Days without a shift. Before and after the planned schedule of a person: weekends. */
export async function restDaysOf(
  db: Db,
  ids: readonly number[],
  { from, to }: CalendarDays,
): Promise<{ employee_id: number; days: string[] }[]> {
  const { rows } = await sql<{ employee_id: number; days: string[] }>`
    select p.id as employee_id, array_agg(d.day order by d.day) as days
    from unnest(${[...ids]}::integer[]) as p (id)
    left join lateral (
      select min(s.work_date) as first, max(s.work_date) as last from employee_schedule s where s.employee_id = p.id
    ) k on true
    cross join lateral (select g::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') g) d
    where case when d.day between k.first and k.last then not exists (
        select from employee_schedule s where s.employee_id = p.id and s.work_date = d.day and s.status not in ('restday', 'cancelled'))
      else extract(isodow from d.day) > 5 end
    group by p.id`.execute(db);
  return rows;
}

/** Who of these teams is away on each day. */
export async function teamsAway(db: Db, { rows: source }: AwaySource, teamIds: readonly number[]): Promise<TeamDays[]> {
  const { rows } = await sql<TeamDays>`
    with away as materialized (${source}), counted as (
      select m.team_id, a.work_date, e.id, e.name, bool_and(coalesce((a.facts ->> 'is_waiting')::boolean, false)) as is_waiting
      from away a join team_member m on m.employee_id = a.employee_id and m.team_id = any (${[...teamIds]}::integer[])
      join team t on t.id = m.team_id and t.client_id = a.client_id
      join employee e on e.id = a.employee_id and e.deleted_at is null
      join status_type s on s.id = e.status_type_id and s.status_group = 'active'
      group by m.team_id, a.work_date, e.id
    ), listed as (
      select c.team_id, c.work_date,
        json_agg(json_build_object('id', c.id, 'name', c.name, 'is_waiting', c.is_waiting) order by search_key(c.name), c.id) as people
      from counted c group by c.team_id, c.work_date
    )
    select t.id, t.away_limit as "limit", (
        select count(*)::integer from team_member m join employee e on e.id = m.employee_id and e.deleted_at is null
        join status_type s on s.id = e.status_type_id and s.status_group = 'active' where m.team_id = t.id
      ) as size, (
        select coalesce(json_agg(json_build_object('day', l.work_date, 'away', l.people) order by l.work_date), '[]')
        from listed l where l.team_id = t.id
      ) as days
    from team t where t.id = any (${[...teamIds]}::integer[]) order by t.id`.execute(db);
  return rows;
}

/** Types that a reader of staff may know, by name. */
export async function namedTypes(db: Db, everyType: boolean): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select t.id, t.name from leave_type t where ${everyType}::boolean or t.visibility = 'team'
    order by search_key(t.name), t.id`.execute(db);
  return rows;
}
