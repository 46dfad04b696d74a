import type { TeamMemberInput } from '@muster/contract/domains/teams/teams.schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { leadsFirst } from './leads.repository.ts';

export interface StoredTeam {
  readonly id: number;
  readonly uuid: string;
  readonly version: number;
  readonly name: string;
  readonly client_id: number;
  readonly client_name: string;
  readonly away_limit: number | null;
}

export async function readTeam(db: Db, id: number): Promise<StoredTeam | undefined> {
  const { rows } = await sql<StoredTeam>`
    select t.id, t.uuid::text as uuid, t.version, t.name, t.client_id, c.legal_business_name as client_name, t.away_limit
    from team t join client c on c.id = t.client_id where t.id = ${id} and t.deleted_at is null`.execute(db);
  return rows[0];
}

/** Row security leaves client users the teams of the own company. */
export async function teamAt(db: Db, uuid: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from team where uuid = ${uuid} and deleted_at is null`.execute(
    db,
  );
  return rows[0]?.id;
}

export async function lockTeam(db: Db, id: number): Promise<{ version: number } | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from team where id = ${id} and deleted_at is null for update`.execute(db);
  return rows[0];
}

export interface StoredMember {
  readonly employee_id: number;
  readonly name: string;
  readonly position: string;
  readonly role_id: number;
  readonly role_name: string;
}

/** Leads first, then by name. */
export async function membersOf(db: Db, teamId: number): Promise<StoredMember[]> {
  const { rows } = await sql<StoredMember>`
    select m.employee_id, l.name, l.position, r.id as role_id, r.name as role_name
    from team_member m join team_role r on r.id = m.team_role_id
    join employee_list l on l.employee_id = m.employee_id and is_employed(l.status_group)
    where m.team_id = ${teamId}
    order by ${leadsFirst}, l.name_key, m.employee_id`.execute(db);
  return rows;
}

export interface CandidateRow {
  readonly id: number;
  readonly name: string;
  readonly position: string;
}

export async function candidatesOf(db: Db, clientId: number): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select employee_id as id, name, position from employee_list
    where client_id = ${clientId} and is_employed(status_group) order by name_key, employee_id`.execute(db);
  return rows;
}

export async function teamRoleIds(db: Db): Promise<number[]> {
  const roles = await db.selectFrom('team_role').select('id').execute();
  return roles.map(({ id }) => id);
}

interface TeamTerms {
  readonly name: string;
  /** How many may be away on one day; null: no limit. */
  readonly away_limit: number | null;
}

export async function insertTeam(db: Db, team: TeamTerms & { readonly client_id: number }): Promise<number> {
  const { id } = await db.insertInto('team').values(team).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function changeTeam(db: Db, id: number, { name, away_limit }: TeamTerms): Promise<void> {
  await sql`update team set name = ${name}, away_limit = ${away_limit}, version = version + 1, updated_at = now() where id = ${id}`.execute(
    db,
  );
}

/** A dissolved team keeps its members for the record, but gives nobody access to them. */
export async function dissolveTeam(db: Db, id: number, now: string): Promise<void> {
  await sql`update team set deleted_at = ${now}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    db,
  );
}

export interface DissolvedTeam {
  readonly name: string;
  readonly client_id: number;
  readonly version: number;
  readonly is_client_deleted: boolean;
}

/** Locks and reads a team that was dissolved at that time or later. */
export async function lockDissolvedTeam(db: Db, id: number, since: string): Promise<DissolvedTeam | undefined> {
  const { rows } = await sql<DissolvedTeam>`
    select t.name, t.client_id, t.version,
      exists (select from client c where c.id = t.client_id and c.deleted_at is not null) as is_client_deleted
    from team t where t.id = ${id} and t.deleted_at >= ${since} for update`.execute(db);
  return rows[0];
}

/** With the members it had. Members who moved to another client meanwhile have left it. */
export async function restoreDissolvedTeam(db: Db, id: number, now: string): Promise<void> {
  await sql`update team set deleted_at = null, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(db);
}

/** Makes these the only members. Those who stay keep the day on which they joined. */
export async function replaceMembers(db: Db, teamId: number, members: readonly TeamMemberInput[]): Promise<void> {
  const ids = members.map(({ employee_id }) => employee_id);
  const roles = members.map(({ team_role_id }) => team_role_id);
  await sql`delete from team_member where team_id = ${teamId} and employee_id <> all (${ids}::integer[])`.execute(db);
  await sql`
    insert into team_member (team_id, employee_id, team_role_id)
    select ${teamId}::integer, given.employee_id, given.role_id
    from unnest(${ids}::integer[], ${roles}::integer[]) as given (employee_id, role_id)
    on conflict (team_id, employee_id) do update set team_role_id = excluded.team_role_id`.execute(db);
}
