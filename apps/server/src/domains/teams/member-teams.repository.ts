import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isTeamReached } from './reach.repository.ts';

interface EmployeeTeamRow {
  readonly id: number;
  readonly name: string;
  readonly role: string;
}

/** The teams of an employee within the viewer's reach, by name. */
export async function memberTeamsOf(db: Db, employeeId: number, reach: Reach): Promise<EmployeeTeamRow[]> {
  const { rows } = await sql<EmployeeTeamRow>`
    select t.id, t.name, r.name as role
    from team_member m
    join team t on t.id = m.team_id and t.deleted_at is null
    join team_role r on r.id = m.team_role_id
    where m.employee_id = ${employeeId} and ${isTeamReached(reach, { team: sql`t.id`, client: sql`t.client_id` })}
    order by search_key(t.name), t.id`.execute(db);
  return rows;
}

/** Current members of a team, leads included. */
export async function memberCountOf(db: Db, teamId: number): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from team_member m join employee e on e.id = m.employee_id and e.deleted_at is null
    where m.team_id = ${teamId}`.execute(db);
  return rows[0]?.many ?? 0;
}
