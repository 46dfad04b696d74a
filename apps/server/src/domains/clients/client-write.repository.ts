import type { Viewer } from '@muster/contract';
import type { ClientStatus } from '@muster/contract/domains/clients/clients.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface ClientColumns {
  readonly legal_business_name: string;
  readonly trading_name: string | null;
  readonly status: ClientStatus;
  readonly industry: string | null;
  readonly website: string | null;
  readonly address: string | null;
  readonly country_id: number;
  readonly timezone_id: number;
  readonly currency_id: number;
  readonly contact_name: string | null;
  readonly contact_email: string | null;
  readonly contact_phone: string | null;
}

export async function insertClient(db: Db, given: ClientColumns & { readonly uuid: string }): Promise<number> {
  const { id } = await db.insertInto('client').values(given).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateClientColumns(db: Db, id: number, columns: Partial<ClientColumns>): Promise<void> {
  await db
    .updateTable('client')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: sql<string>`now()` }))
    .where('id', '=', id)
    .execute();
}

export interface ClientStatusStep {
  readonly clientId: number;
  readonly from: ClientStatus | null;
  readonly to: ClientStatus;
  readonly reason: string | null;
  readonly actor: Viewer;
  readonly at: string;
}

/** Rows of the history are only added, never changed. */
export async function recordClientStatus(db: Db, step: ClientStatusStep): Promise<void> {
  await db
    .insertInto('client_status_history')
    .values({
      client_id: step.clientId,
      from_status: step.from,
      to_status: step.to,
      reason: step.reason,
      actor_user_id: step.actor.userId,
      actor_name: step.actor.name,
      impersonator_name: step.actor.impersonator?.name ?? null,
      at: step.at,
    })
    .execute();
}

/** Hides the client from every list and keeps its history. */
export async function markClientDeleted(db: Db, id: number, now: string): Promise<void> {
  await sql`update client set deleted_at = ${now}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    db,
  );
}

export interface DeletedClient {
  readonly legal_business_name: string;
  readonly version: number;
}

/** Locks and reads a client that was deleted at that time or later. */
export async function lockDeletedClient(db: Db, id: number, since: string): Promise<DeletedClient | undefined> {
  const { rows } = await sql<DeletedClient>`
    select legal_business_name, version from client where id = ${id} and deleted_at >= ${since} for update`.execute(db);
  return rows[0];
}

export async function restoreDeletedClient(db: Db, id: number, now: string): Promise<void> {
  await sql`update client set deleted_at = null, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    db,
  );
}

export interface ClientStatusRow {
  readonly id: number;
  readonly at: string;
  readonly from: ClientStatus | null;
  readonly to: ClientStatus;
  readonly reason: string | null;
  readonly actor_name: string | null;
  readonly impersonator_name: string | null;
}

export async function clientStatusChangesOf(db: Db, clientId: number): Promise<ClientStatusRow[]> {
  const { rows } = await sql<ClientStatusRow>`
    select id, at, from_status as "from", to_status as "to", reason, actor_name, impersonator_name
    from client_status_history where client_id = ${clientId} order by at desc, id desc`.execute(db);
  return rows;
}

interface ClientApproval {
  readonly approvesHours: boolean;
  readonly approvesLeave: boolean;
}

/** Whether timesheets and leave of the client's people wait for the client too. */
export async function storeClientApproval(
  db: Db,
  id: number,
  { approvesHours, approvesLeave }: ClientApproval,
): Promise<void> {
  await sql`
    update client set approves_hours = ${approvesHours}, approves_leave = ${approvesLeave} where id = ${id} and deleted_at is null`.execute(
    db,
  );
}
