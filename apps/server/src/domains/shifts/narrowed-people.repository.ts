import { type RawBuilder, sql } from 'kysely';

/** What a list of people `e` is narrowed by; null and empty: by nothing. */
export interface Narrowing {
  readonly clientId: number | null;
  readonly teamId: number | null;
  /** Employee id of a lead who sees the teams led alone. */
  readonly leadId: number | null;
  /** Part of a name. */
  readonly search: string;
}

/** `client`: whose people they are, where that is not the client of now. */
export function narrowedTo(query: Narrowing, client: RawBuilder<unknown> = sql`e.client_id`): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (query.clientId !== null) conditions.push(sql`${client} = ${query.clientId}`);
  if (query.teamId !== null)
    conditions.push(sql`exists (select from team_member m where m.employee_id = e.id and m.team_id = ${query.teamId})`);
  if (query.leadId !== null) conditions.push(isLedBy(query.leadId));
  if (query.search !== '') conditions.push(sql`e.name ilike ${`%${query.search.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  return sql.join(conditions, sql` and `);
}

/** The lead and everybody in a team that they lead. */
export const isLedBy = (leadId: number): RawBuilder<unknown> => sql`(e.id = ${leadId} or exists (
  select from team_member mine join team_role r on r.id = mine.team_role_id and r.name in ('Team Lead', 'Assistant Team Lead')
  join team t on t.id = mine.team_id and t.deleted_at is null
  join team_member theirs on theirs.team_id = mine.team_id
  where mine.employee_id = ${leadId} and theirs.employee_id = e.id))`;
