import type { CannedReplyRow } from '@muster/contract/domains/tickets/canned-reply-answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';

// FIELDS: columns of the list and the details.
const selected = sql`
  select t.id, t.version, t.name, t.description,
    t.updated_at
  from canned_reply t`;

export function readCannedReplyPage(db: Db, question: TableQuery): Promise<TablePage<CannedReplyRow>> {
  return readTable<CannedReplyRow>(db, { strategy: 'small', from: selected, order: sql`search_key(t.name)` }, question);
}

// FIELDS: what the form sets.
export type CannedReplyColumns = {
  readonly name: string;
  readonly description: string | null;
};

export async function insertCannedReply(db: Db, columns: CannedReplyColumns): Promise<number> {
  return (await db.insertInto('canned_reply').values(columns).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateCannedReplyColumns(db: Db, id: number, columns: CannedReplyColumns): Promise<void> {
  await db
    .updateTable('canned_reply')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: sql<string>`now()` }))
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
