import type { CannedReplyRow } from '@muster/contract/domains/tickets/canned-reply-answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';

const selected = sql`
  select t.id, t.version, t.name, t.body, t.ticket_type_id, y.name as ticket_type, t.is_active, u.name as updated_by,
    t.updated_at
  from canned_reply t left join ticket_type y on y.id = t.ticket_type_id
  left join app_user u on u.id = t.updated_by_user_id`;

export function readCannedReplyPage(db: Db, question: TableQuery): Promise<TablePage<CannedReplyRow>> {
  return readTable<CannedReplyRow>(db, { strategy: 'small', from: selected, order: sql`search_key(t.name)` }, question);
}

/** By name; those that can no longer be chosen are marked. */
export async function cannedReplyTypes(db: Db) {
  const { rows } = await sql<{ id: number; name: string; is_active: boolean }>`
    select t.id, t.name, t.is_active from ticket_type t order by search_key(t.name), t.id`.execute(db);
  return rows;
}

export interface StoredReplyText {
  readonly id: number;
  readonly name: string;
  readonly body: string;
}

/** Active ones for tickets of a type: those of the type first, then those of every type, by name. */
export async function repliesForType(db: Db, typeId: number): Promise<StoredReplyText[]> {
  const { rows } = await sql<StoredReplyText>`
    select t.id, t.name, t.body from canned_reply t
    where t.is_active and (t.ticket_type_id = ${typeId} or t.ticket_type_id is null)
    order by t.ticket_type_id is null, t.name_key, t.id`.execute(db);
  return rows;
}

export async function cannedRepliesOfType(db: Db, typeId: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*)::integer as used from canned_reply where ticket_type_id = ${typeId}`.execute(db);
  return rows[0]?.used ?? 0;
}

export type CannedReplyColumns = {
  readonly name: string;
  readonly body: string;
  readonly ticket_type_id: number | null;
  readonly is_active: boolean;
};

interface Change {
  readonly columns: CannedReplyColumns;
  readonly actorId: number;
}

export async function insertCannedReply(db: Db, { columns, actorId }: Change): Promise<number> {
  const row = { ...columns, updated_by_user_id: actorId };
  return (await db.insertInto('canned_reply').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateCannedReplyColumns(db: Db, id: number, { columns, actorId }: Change): Promise<void> {
  await db
    .updateTable('canned_reply')
    .set((row) => ({
      ...columns,
      updated_by_user_id: actorId,
      version: row('version', '+', 1),
      updated_at: sql<string>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}

export type LockedCannedReply = CannedReplyColumns & { readonly id: number; readonly version: number };

export async function lockCannedReply(db: Db, id: number): Promise<LockedCannedReply | undefined> {
  return db.selectFrom('canned_reply').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function removeCannedReply(db: Db, id: number): Promise<void> {
  await db.deleteFrom('canned_reply').where('id', '=', id).execute();
}
