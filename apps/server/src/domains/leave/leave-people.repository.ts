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
}

/** The employee, with the client of a day. */
export async function findLeavePerson(
  db: Db,
  { id, day, reach }: { readonly id: number; readonly day: string; readonly reach: Reach },
): Promise<LeavePerson | undefined> {
  const client: RawBuilder<unknown> = sql`coalesce(c.client_id, e.client_id)`;
  const { rows } = await sql<LeavePerson>`
    select e.id, e.name, e.start_date::text as start_date, ${client} as client_id, t.status_group = 'active' as is_active,
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

/** How many others of the employee's teams are away on each day, approved or requested. `of` counts the employee, too. */
export async function awayInTeams(
  db: Db,
  { employeeId, first, last }: { readonly employeeId: number; readonly first: string; readonly last: string },
): Promise<TeamAway> {
  const { rows } = await sql<TeamAway>`
    with mates as materialized (
      select t.id as team_id, t.name as team, t.away_limit, o.employee_id from team_member i
      join team t on t.id = i.team_id and t.deleted_at is null
      join team_member o on o.team_id = i.team_id and o.employee_id <> i.employee_id
      join employee e on e.id = o.employee_id and e.deleted_at is null
      join status_type s on s.id = e.status_type_id and s.status_group = 'active'
      where i.employee_id = ${employeeId}
    ), away as materialized (
      select distinct d.work_date, d.employee_id from leave_request_day d
      where d.employee_id in (select m.employee_id from mates m) and d.state in ('held', 'taken')
        and d.work_date between ${first}::date and ${last}::date
    ), counted as (
      select a.work_date, count(*)::integer as people from away a group by a.work_date
    ), by_team as (
      select m.team_id, m.team, m.away_limit, a.work_date, count(*)::integer as people
      from mates m join away a on a.employee_id = m.employee_id where m.away_limit is not null
      group by m.team_id, m.team, m.away_limit, a.work_date
    ), limited as (
      select b.team, b.away_limit as "limit", json_agg(json_build_object('day', b.work_date, 'away', b.people) order by b.work_date) as days
      from by_team b group by b.team_id, b.team, b.away_limit order by search_key(b.team), b.team_id
    )
    select (select count(distinct m.employee_id)::integer + 1 from mates m) as of, coalesce((
      select json_agg(json_build_object('day', c.work_date, 'away', c.people) order by c.work_date) from counted c), '[]') as days,
      coalesce((select json_agg(l) from limited l), '[]') as limited`.execute(db);
  return rows[0] ?? { of: 1, days: [], limited: [] };
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
