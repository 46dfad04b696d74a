import { leadingTeamRoles } from '@muster/contract/domains/teams/teams.schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface LeaderRow {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly role: string;
  readonly team_id: number;
  readonly team_name: string;
}

/** Active people who lead the employee; by team, the lead before the assistants. */
export async function leadersOf(db: Db, employeeId: number): Promise<LeaderRow[]> {
  const { rows } = await sql<LeaderRow>`
    select l.id, l.name, l.position, r.name as role, t.id as team_id, t.name as team_name
    from led_people() p
    join team t on t.id = p.team_id
    join team_member m on m.team_id = p.team_id and m.employee_id = p.lead_id
    join team_role r on r.id = m.team_role_id
    join employee l on l.id = p.lead_id and l.deleted_at is null
    join status_type s on s.id = l.status_type_id and s.status_group = 'active'
    where p.employee_id = ${employeeId}
    order by search_key(t.name), t.id, r.name desc, search_key(l.name), l.id`.execute(db);
  return rows;
}

export async function isLeadOf(db: Db, teamId: number, employeeId: number): Promise<boolean> {
  const { rows } = await sql<{ leads: boolean }>`
    select exists (select from team_leads() l where l.team_id = ${teamId} and l.lead_id = ${employeeId}) as leads`.execute(
    db,
  );
  return rows[0]?.leads ?? false;
}

export interface FirstTeam {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly leaders: { readonly id: number; readonly name: string }[];
}

/** The team that the employee joined first, with everybody who leads it. */
export async function firstTeamOf(db: Db, employeeId: number): Promise<FirstTeam | null> {
  const { rows } = await sql<FirstTeam>`
    select t.id, t.name, r.name as role,
      (select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name) order by search_key(e.name)), '[]')
        from team_leads() l join employee e on e.id = l.lead_id and e.deleted_at is null where l.team_id = t.id) as leaders
    from team_member m
    join team t on t.id = m.team_id and t.deleted_at is null
    join team_role r on r.id = m.team_role_id
    where m.employee_id = ${employeeId}
    order by m.created_at, t.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Order of members by their role `r`: leads, then assistants, then everybody else. */
export const leadsFirst = sql`array_position(${[...leadingTeamRoles]}::text[], r.name) nulls last`;
