import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached } from '../teams/index.ts';

export interface LeavePerson {
  readonly id: number;
  readonly name: string;
  readonly start_date: string;
  readonly client_id: number;
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
      ${isPersonReached(reach, { employee: sql`e.id`, client })} as is_reached
    from employee e
    join status_type t on t.id = e.status_type_id
    left join employee_client c on c.employee_id = e.id and c.valid @> ${day}::date
    where e.id = ${id} and e.deleted_at is null`.execute(db);
  return rows[0];
}

/** The active account of an employee. */
export async function userOfEmployee(db: Db, employeeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u where u.employee_id = ${employeeId} and u.deleted_at is null and u.status = 'active'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** People of the same client and teams with leave between two days, and how many there are. The employee does not count. */
export async function awayInTeams(
  db: Db,
  { employeeId, first, last }: { readonly employeeId: number; readonly first: string; readonly last: string },
): Promise<{ people: number; of: number }> {
  const { rows } = await sql<{ people: number; of: number }>`
    select count(*)::integer as of, (count(*) filter (where exists (
        select from leave_request_day d where d.employee_id = m.employee_id and d.state in ('held', 'taken')
          and d.work_date between ${first}::date and ${last}::date)))::integer as people
    from (
      select distinct o.employee_id from team_member i
      join team t on t.id = i.team_id and t.deleted_at is null
      join team_member o on o.team_id = i.team_id and o.employee_id <> i.employee_id
      join employee e on e.id = o.employee_id and e.deleted_at is null
      join status_type s on s.id = e.status_type_id and s.status_group = 'active'
      where i.employee_id = ${employeeId}
    ) m`.execute(db);
  return rows[0] ?? { people: 0, of: 0 };
}
