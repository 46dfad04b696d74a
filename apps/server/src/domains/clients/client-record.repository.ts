import type { ClientStatus } from '@muster/contract/domains/clients/clients.constants.ts';
import type { Dependents } from '@muster/contract/domains/clients/clients.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface ClientRecord {
  readonly id: number;
  readonly version: number;
  readonly legal_business_name: string;
  readonly trading_name: string | null;
  readonly status: ClientStatus;
  readonly industry: string | null;
  readonly website: string | null;
  readonly address: string | null;
  readonly country_id: number;
  readonly country_name: string;
  readonly timezone_id: number;
  readonly timezone_name: string;
  readonly currency_id: number;
  readonly currency_code: string;
  readonly contact_name: string | null;
  readonly contact_email: string | null;
  readonly contact_phone: string | null;
  readonly created_at: string;
  readonly employees: number;
  readonly has_invoice_config: boolean;
}

/** One client; undefined if it does not exist or the viewer may not see it. */
export async function readClient(db: Db, id: number, today: string): Promise<ClientRecord | undefined> {
  const { rows } = await sql<ClientRecord>`
    select c.id, c.version, c.legal_business_name, c.trading_name, c.status, c.industry, c.website, c.address, c.country_id,
      n.name as country_name, c.timezone_id, z.name as timezone_name, c.currency_id, y.code as currency_code, c.contact_name,
      c.contact_email::text as contact_email, c.contact_phone, c.created_at,
      (select count(*)::integer from employee_list l where l.client_id = c.id and is_employed(l.status_group)) as employees,
      exists (select from client_invoice_config i where i.client_id = c.id and i.valid @> ${today}::date) as has_invoice_config
    from client c join country n on n.id = c.country_id join timezone z on z.id = c.timezone_id join currency y on y.id = c.currency_id
    where c.id = ${id} and c.deleted_at is null`.execute(db);
  return rows[0];
}

export async function clientExists(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from client where id = ${id} and deleted_at is null`.execute(db);
  return rows.length > 0;
}

/** Blocks other changes of this client, and new employees, until the transaction ends. */
export async function lockClient(db: Db, id: number): Promise<{ version: number } | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from client where id = ${id} and deleted_at is null for update`.execute(db);
  return rows[0];
}

/** Names of the client's current people, suspended ones included. */
export async function employedNames(db: Db, clientId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select e.name from employee e join status_type s on s.id = e.status_type_id
    where e.client_id = ${clientId} and e.deleted_at is null and is_employed(s.status_group)
    order by search_key(e.name), e.id`.execute(db);
  return rows.map(({ name }) => name);
}

/** Counts all records that ever belonged to the client. */
export async function dependentsOf(db: Db, clientId: number): Promise<Dependents> {
  const { rows } = await sql<Dependents>`
    select
      (select count(distinct employee_id)::integer from employee_client where client_id = ${clientId}) as employees,
      (select count(*)::integer from app_user where client_id = ${clientId} and deleted_at is null) as users,
      (select count(*)::integer from team where client_id = ${clientId} and deleted_at is null) as teams,
      (select count(*)::integer from shift where client_id = ${clientId} and deleted_at is null) as shifts,
      (select count(*)::integer from open_position where client_id = ${clientId}) as positions`.execute(db);
  return rows[0] ?? { employees: 0, users: 0, teams: 0, shifts: 0, positions: 0 };
}

export interface ClientReferences {
  readonly name: string;
  readonly countryId: number;
  readonly timezoneId: number;
  readonly currencyId: number;
  readonly exceptId: number | null;
}

/** True if the reference is invalid. */
export interface ClientReferenceProblems {
  readonly country: boolean;
  readonly timezone: boolean;
  readonly currency: boolean;
  readonly nameTaken: boolean;
}

export async function findClientProblems(db: Db, references: ClientReferences): Promise<ClientReferenceProblems> {
  const { rows } = await sql<ClientReferenceProblems>`
    select not exists (select from country where id = ${references.countryId}) as country,
      not exists (select from timezone where id = ${references.timezoneId}) as timezone,
      not exists (select from currency where id = ${references.currencyId}) as currency,
      exists (select from client c where lower(c.legal_business_name) = lower(${references.name}) and c.deleted_at is null
        and c.id is distinct from ${references.exceptId}::integer) as "nameTaken"`.execute(db);
  const found = rows[0];
  if (!found) throw new Error('The references were not checked.');
  return found;
}
