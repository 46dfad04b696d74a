import type { TeamAway } from '@muster/contract/domains/leave/leave-request-answers.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached } from '../teams/index.ts';

export interface LeavePerson {
  readonly id: number;
  readonly name: string;
  readonly start_date: string;
  readonly client_id: number;
  /** Leave waits for the client of the day too. */
  readonly client_approves: boolean;
  readonly is_reached: boolean;
  readonly is_active: boolean;
  readonly has_left: boolean;
}

/** The employee, with the client of a day. */
export async function findLeavePerson(
  db: Db,
  { id, day, reach }: { readonly id: number; readonly day: string; readonly reach: Reach },
): Promise<LeavePerson | undefined> {
  const client: RawBuilder<unknown> = sql`coalesce(c.client_id, e.client_id)`;
  const { rows } = await sql<LeavePerson>`
    select e.id, e.name, e.start_date::text as start_date, ${client} as client_id, t.status_group = 'active' as is_active,
      t.status_group <> 'active' and exists (select from employee_active_date a where a.employee_id = e.id and a.end_date is not null) as has_left,
      (select k.approves_leave from client k where k.id = ${client}) as client_approves,
      ${isPersonReached(reach, { employee: sql`e.id`, client })} as is_reached
    from employee e
    join status_type t on t.id = e.status_type_id
    left join employee_client c on c.employee_id = e.id and c.valid @> ${day}::date
    where e.id = ${id} and e.deleted_at is null`.execute(db);
  return rows[0];
}

/** The name of the leave policy that an employee has on a day. */
export async function leavePolicyOn(db: Db, employeeId: number, day: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select t.name from employee_policy p join leave_policy t on t.id = p.leave_policy_id
    where p.kind = 'leave' and p.employee_id = ${employeeId} and p.valid @> ${day}::date`.execute(db);
  return rows[0]?.name;
}

/** The active account of an employee. */
export async function userOfEmployee(db: Db, employeeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u where u.employee_id = ${employeeId} and u.deleted_at is null and u.status = 'active'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Days of leave of one employee, and whose leave of the teams is counted. */
export interface AwayQuestion {
  /** Identifies the answer. */
  readonly key: number;
  readonly employee_id: number;
  readonly first_day: string;
  readonly last_day: string;
}

/** Staff count what was requested, too. A client counts approved leave in teams of its own. */
export type AwayReader = { readonly clientId: number } | 'staff';

/** For each question: how many others of the employee's teams are away on each day. `of` counts the employee, too. */
export async function awayInTeams(
  db: Db,
  questions: readonly AwayQuestion[],
  reader: AwayReader,
): Promise<Map<number, TeamAway>> {
  if (questions.length === 0) return new Map();
  const clientId = reader === 'staff' ? null : reader.clientId;
  const states = reader === 'staff' ? ['held', 'taken'] : ['taken'];
  const { rows } = await sql<TeamAway & { readonly key: number }>`
    with asked as (
      select a.key, a.employee_id, a.first_day, a.last_day from unnest(${questions.map(({ key }) => key)}::integer[],
        ${questions.map(({ employee_id }) => employee_id)}::integer[], ${questions.map(({ first_day }) => first_day)}::date[],
        ${questions.map(({ last_day }) => last_day)}::date[]) as a (key, employee_id, first_day, last_day)
    ), mates as materialized (
      select a.key, a.first_day, a.last_day, t.id as team_id, t.name as team, t.away_limit, o.employee_id
      from asked a join team_member i on i.employee_id = a.employee_id
      join team t on t.id = i.team_id and t.deleted_at is null and (${clientId}::integer is null or t.client_id = ${clientId})
      join team_member o on o.team_id = i.team_id and o.employee_id <> i.employee_id
      join employee e on e.id = o.employee_id and e.deleted_at is null
      join status_type s on s.id = e.status_type_id and s.status_group = 'active'
    ), away as materialized (
      select distinct m.key, d.work_date, d.employee_id from mates m
      join leave_request_day d on d.employee_id = m.employee_id and d.work_date between m.first_day and m.last_day
      where d.state = any (${states}::text[])
    ), counted as (
      select a.key, a.work_date, count(*)::integer as people from away a group by a.key, a.work_date
    ), by_team as (
      select m.key, m.team_id, m.team, m.away_limit, a.work_date, count(*)::integer as people
      from mates m join away a on a.key = m.key and a.employee_id = m.employee_id where m.away_limit is not null
      group by m.key, m.team_id, m.team, m.away_limit, a.work_date
    ), limited as (
      select b.key, b.team_id, b.team, b.away_limit,
        json_agg(json_build_object('day', b.work_date, 'away', b.people) order by b.work_date) as days
      from by_team b group by b.key, b.team_id, b.team, b.away_limit
    )
    select q.key, (select count(distinct m.employee_id)::integer + 1 from mates m where m.key = q.key) as of,
      coalesce((select json_agg(json_build_object('day', c.work_date, 'away', c.people) order by c.work_date)
        from counted c where c.key = q.key), '[]') as days,
      coalesce((select json_agg(json_build_object('team', l.team, 'limit', l.away_limit, 'days', l.days)
        order by search_key(l.team), l.team_id) from limited l where l.key = q.key), '[]') as limited
    from asked q`.execute(db);
  return new Map(rows.map(({ key, ...away }) => [key, away]));
}

/** The last day of the employment that a day belongs to, planned or not; null without one. The day before it where there is no employment. */
export async function employedUntil(db: Db, employeeId: number, day: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    select coalesce(a.end_date, p.last_day)::text as last from employee_active_date a
    left join employee_planned_ending p on p.employee_id = a.employee_id
    where a.employee_id = ${employeeId} and ${day}::date between a.start_date and coalesce(a.end_date, 'infinity')`.execute(
    db,
  );
  const [employment] = rows;
  return employment === undefined ? addDays(day, -1) : employment.last;
}
