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
    where client_id = ${clientId} order by search_key(name), id`.execute(db);
  return rows;
}

export interface LockedContact extends ContactRow {
  readonly client_id: number;
}

export async function lockContact(db: Db, id: number): Promise<LockedContact | undefined> {
  const { rows } = await sql<LockedContact>`
    select id, client_id, version, name, position, email::text as email, phone from client_contact
    where id = ${id} for update`.execute(db);
  return rows[0];
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

export async function removeContact(db: Db, id: number): Promise<void> {
  await db.deleteFrom('client_contact').where('id', '=', id).execute();
}
