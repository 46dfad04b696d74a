import type { AnnouncementState } from '@muster/contract/domains/announcements/announcements.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface AnnouncementColumns {
  readonly title: string;
  readonly body: string;
  readonly kind: string;
  readonly audience: string;
  readonly statuses: readonly string[];
  readonly roles: readonly string[];
  readonly is_draft: boolean;
  readonly publish_at: string | null;
  readonly expires_at: string | null;
}

export interface LockedAnnouncement extends AnnouncementColumns {
  readonly id: number;
  readonly version: number;
  readonly state: AnnouncementState;
}

/** Locks an announcement until the transaction ends and returns its current state. */
export async function lockAnnouncement(db: Db, id: number, at: string): Promise<LockedAnnouncement | undefined> {
  const { rows } = await sql<LockedAnnouncement>`
    select n.id, n.version, n.title, n.body, n.kind, n.audience, n.statuses, n.roles, n.is_draft, n.publish_at, n.expires_at,
      client_notification_state(n, ${at}::timestamptz) as state
    from client_notification n where n.id = ${id} for update`.execute(db);
  return rows[0];
}

export async function insertAnnouncement(db: Db, columns: AnnouncementColumns, userId: number): Promise<number> {
  const { id } = await db
    .insertInto('client_notification')
    .values({ ...columns, statuses: [...columns.statuses], roles: [...columns.roles], created_by_user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the new version. */
export async function updateAnnouncementColumns(
  db: Db,
  id: number,
  columns: Partial<AnnouncementColumns> & { readonly withdrawn_at?: string },
): Promise<number> {
  const { version } = await db
    .updateTable('client_notification')
    .set((row) => ({ ...stored(columns), version: row('version', '+', 1), updated_at: sql<string>`now()` }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function replaceChosenClients(db: Db, id: number, clientIds: readonly number[]): Promise<void> {
  await db.deleteFrom('client_notification_client').where('notification_id', '=', id).execute();
  if (clientIds.length === 0) return;
  await db
    .insertInto('client_notification_client')
    .values([...new Set(clientIds)].map((client_id) => ({ notification_id: id, client_id })))
    .execute();
}

/** Those of the ids that are clients of the provider. */
export async function knownClients(db: Db, ids: readonly number[], exceptId: number): Promise<number> {
  const { rows } = await sql<{ known: number }>`select count(*)::integer as known from client
    where id = any(${[...new Set(ids)]}::integer[]) and deleted_at is null and id <> ${exceptId}`.execute(db);
  return rows[0]?.known ?? 0;
}

export async function deleteDraft(db: Db, id: number): Promise<void> {
  await db.deleteFrom('client_notification').where('id', '=', id).where('is_draft', '=', true).execute();
}

function stored<C extends Partial<AnnouncementColumns>>({ statuses, roles, ...plain }: C) {
  return { ...plain, ...(statuses && { statuses: [...statuses] }), ...(roles && { roles: [...roles] }) };
}
