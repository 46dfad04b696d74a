import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface ContactColumns {
  readonly name: string;
  readonly position: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface ContactRow extends ContactColumns {
  readonly id: number;
  readonly version: number;
}

export async function contactsOf(db: Db, clientId: number): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    select id, version, name, position, email::text as email, phone from client_contact
    where client_id = ${clientId} and removed_at is null order by search_key(name), id`.execute(db);
  return rows;
}

export interface LockedContact extends ContactRow {
  readonly client_id: number;
}

export async function lockContact(db: Db, id: number): Promise<LockedContact | undefined> {
  const { rows } = await sql<LockedContact>`
    select id, client_id, version, name, position, email::text as email, phone from client_contact
    where id = ${id} and removed_at is null for update`.execute(db);
  return rows[0];
}

/** One that was removed at that time or later. */
export async function lockRemovedContact(db: Db, id: number, since: string): Promise<RemovedContact | undefined> {
  const { rows } = await sql<RemovedContact>`
    select k.client_id, k.name, k.version, c.deleted_at is not null as is_client_deleted
    from client_contact k join client c on c.id = k.client_id
    where k.id = ${id} and k.removed_at >= ${since} for update of k`.execute(db);
  return rows[0];
}

export interface RemovedContact extends Pick<LockedContact, 'client_id' | 'name' | 'version'> {
  readonly is_client_deleted: boolean;
}

export async function insertContact(db: Db, clientId: number, columns: ContactColumns): Promise<number> {
  const { id } = await db
    .insertInto('client_contact')
    .values({ client_id: clientId, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateContactColumns(db: Db, id: number, columns: ContactColumns): Promise<void> {
  await db
    .updateTable('client_contact')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: sql<string>`now()` }))
    .where('id', '=', id)
    .execute();
}

export async function removeContact(db: Db, id: number, at: string): Promise<void> {
  await setRemoved(db, id, at);
}

export async function restoreRemovedContact(db: Db, id: number): Promise<void> {
  await setRemoved(db, id, null);
}

async function setRemoved(db: Db, id: number, removed_at: string | null): Promise<void> {
  await db
    .updateTable('client_contact')
    .set((row) => ({ removed_at, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes what nobody can restore any more. */
export async function forgetRemovedContacts(db: Db, before: string): Promise<void> {
  await db.deleteFrom('client_contact').where('removed_at', '<', before).execute();
}
