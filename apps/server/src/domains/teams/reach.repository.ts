import type { Reach, ReachPart } from '@muster/contract/domains/teams/teams.policy.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { managedClients } from '../clients/index.ts';

type Condition = RawBuilder<SqlBool>;
type Column = RawBuilder<unknown>;

/** Columns of a row about a person. `client`: with whom the person was at that time, such as on the day of the row. */
export interface PersonColumns {
  readonly employee: Column;
  readonly client: Column;
}

/** True for rows about people within reach. */
export function isPersonReached(reach: Reach, { employee, client }: PersonColumns): Condition {
  const isReached = anyOf(reach, {
    client: (id) => sql`${client} = ${id}`,
    managed: (userId) => sql`${client} in (${managedClients(userId)})`,
    led: (leadId) =>
      sql`(${employee}, ${client}) in (select p.employee_id, p.client_id from led_people() p where p.lead_id = ${leadId})`,
    own: (id) => sql`${employee} = ${id}`,
  });
  const few = fewPeople(reach);
  return few === null ? isReached : sql<SqlBool>`(${employee} in (${few}) and ${isReached})`;
}

/**
 * Everybody who can be within reach, where that is a lead's people and the lead. No index serves two conditions joined by `or`: with
 * this list a month of 30,000 people's days is counted in 8 ms, without it in 460.
 */
function fewPeople(reach: Reach): Column | null {
  if (reach === 'all') return null;
  const [led, own, ...others] = reach;
  if (led?.of !== 'led' || own?.of !== 'own' || others.length > 0) return null;
  return sql`select p.employee_id from led_people() p where p.lead_id = ${led.id} union all select ${own.id}::integer`;
}

/** True for the clients of the people within reach. */
export function isClientReached(reach: Reach, client: Column): Condition {
  return anyOf(reach, {
    client: (id) => sql`${client} = ${id}`,
    managed: (userId) => sql`${client} in (${managedClients(userId)})`,
    led: (leadId) => sql`${client} in (select l.client_id from team_leads() l where l.lead_id = ${leadId})`,
    own: (id) => sql`${client} = (select o.client_id from employee o where o.id = ${id})`,
  });
}

/** True for teams that a viewer may see named and filter by. Those in which a lead is a plain member are not among them. */
export function isTeamReached(
  reach: Reach,
  { team, client }: { readonly team: Column; readonly client: Column },
): Condition {
  return anyOf(reach, {
    client: (id) => sql`${client} = ${id}`,
    managed: (userId) => sql`${client} in (${managedClients(userId)})`,
    led: (leadId) => sql`${team} in (select l.team_id from team_leads() l where l.lead_id = ${leadId})`,
    own: () => sql`false`,
  });
}

/** Clients to filter by, by name. */
export async function reachedClients(db: Db, reach: Reach): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, c.legal_business_name as name from client c
    where c.deleted_at is null and ${isClientReached(reach, sql`c.id`)}
    order by search_key(c.legal_business_name), c.id`.execute(db);
  return rows;
}

export interface TeamChoice {
  readonly id: number;
  readonly name: string;
  readonly client_id: number;
  readonly client: string;
}

/** Teams to filter by, by name. */
export async function reachedTeams(db: Db, reach: Reach): Promise<TeamChoice[]> {
  const { rows } = await sql<TeamChoice>`
    select t.id, t.name, t.client_id, c.legal_business_name as client
    from team t join client c on c.id = t.client_id
    where t.deleted_at is null and ${isTeamReached(reach, { team: sql`t.id`, client: sql`t.client_id` })}
    order by search_key(t.name), search_key(c.legal_business_name), t.id`.execute(db);
  return rows;
}

type ByPart = Readonly<Record<ReachPart['of'], (id: number) => Column>>;

function anyOf(reach: Reach, conditions: ByPart): Condition {
  if (reach === 'all') return sql<SqlBool>`true`;
  if (reach.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${sql.join(
    reach.map(({ of, id }) => conditions[of](id)),
    sql` or `,
  )})`;
}
