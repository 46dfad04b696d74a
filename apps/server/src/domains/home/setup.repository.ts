import { providerClientId } from '@muster/contract/incomplete-configuration.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** By step. Whether mail is set up is no row. */
interface SetupCounts {
  readonly offices: number;
  readonly shifts: number;
  readonly clients: number;
  readonly employees: number;
  readonly holidays: number;
  readonly leavePolicies: number;
  readonly users: number;
}

/** How many were begun, and one of them. */
interface Begun {
  readonly count: number;
  readonly id: number;
}

interface BegunClient extends Begun {
  readonly hasConfig: boolean;
}

/** `clients`: those that can get employees. `users`: accounts beside that of the viewer. */
export async function setupCounts(
  db: Db,
  { userId, today }: { readonly userId: number; readonly today: string },
): Promise<SetupCounts> {
  const { rows } = await sql<SetupCounts>`
    select (select count(*)::integer from office) as offices,
      (select count(*)::integer from shift where deleted_at is null) as shifts,
      (select count(*)::integer from client c where c.deleted_at is null and c.status = 'Active' and c.id <> ${providerClientId} and exists (
        select from client_invoice_config i where i.client_id = c.id and i.valid @> ${today}::date)) as clients,
      (select count(*)::integer from employee where deleted_at is null) as employees,
      (select count(*)::integer from holiday) as holidays,
      (select count(*)::integer from leave_policy) as "leavePolicies",
      (select count(*)::integer from app_user where deleted_at is null and status = 'active' and id <> ${userId}) as users`.execute(
    db,
  );
  const none = { offices: 0, shifts: 0, clients: 0, employees: 0, users: 0, holidays: 0, leavePolicies: 0 };
  return rows[0] ?? none;
}

/** Clients that cannot get employees yet; the one that lacks least. */
export async function begunClient(db: Db, today: string): Promise<BegunClient | undefined> {
  const { rows } = await sql<BegunClient>`
    select (count(*) over ())::integer as count, c.id, i.has_config as "hasConfig"
    from client c cross join lateral (
      select exists (select from client_invoice_config i where i.client_id = c.id and i.valid @> ${today}::date) as has_config
    ) i
    where c.deleted_at is null and c.id <> ${providerClientId} and c.status <> 'Inactive' and not (c.status = 'Active' and i.has_config)
    order by i.has_config desc, c.id limit 1`.execute(db);
  return rows[0];
}

/** Users who have not accepted their invitation. */
export async function begunUser(db: Db): Promise<Begun | undefined> {
  const { rows } = await sql<Begun>`
    select (count(*) over ())::integer as count, id from app_user where deleted_at is null and status = 'invited' order by id limit 1`.execute(
    db,
  );
  return rows[0];
}
