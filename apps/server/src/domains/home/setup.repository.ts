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

/** What was begun, and one of it. */
export interface Begun {
  readonly count: number;
  readonly id: number;
}

/** `clients`: those that can get employees. `users`: accounts beside that of the viewer. */
export async function setupCounts(
  db: Db,
  { userId, today }: { readonly userId: number; readonly today: string },
): Promise<SetupCounts> {
  const { rows } = await sql<SetupCounts>`
    select (select count(*)::integer from office) as offices,
      (select count(*)::integer from shift where deleted_at is null) as shifts,
      (select count(*)::integer from client c where c.deleted_at is null and c.id <> ${providerClientId} and exists (
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

/** Clients that cannot get employees yet, and users who have not accepted their invitation; null without any. */
export async function begunSteps(
  db: Db,
  today: string,
): Promise<{ readonly clients: Begun | null; readonly users: Begun | null }> {
  const { rows } = await sql<{ clients: number; client: number | null; users: number; user: number | null }>`
    select c.count as clients, c.id as client, u.count as users, u.id as "user"
    from (
      select count(*)::integer as count, min(id) as id from client c
      where c.deleted_at is null and c.id <> ${providerClientId} and not exists (
        select from client_invoice_config i where i.client_id = c.id and i.valid @> ${today}::date)
    ) c cross join (
      select count(*)::integer as count, min(id) as id from app_user where deleted_at is null and status = 'invited'
    ) u`.execute(db);
  const [row] = rows;
  const begun = (count = 0, id: number | null = null) => (id === null ? null : { count, id });
  return { clients: begun(row?.clients, row?.client), users: begun(row?.users, row?.user) };
}
