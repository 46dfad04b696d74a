import type { CandidateRow } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';

// FIELDS: columns of the list and the details.
const selected = sql`
  select t.id, t.version, t.name, t.description,
    t.updated_at
  from candidate t`;

export function readCandidatePage(db: Db, question: TableQuery): Promise<TablePage<CandidateRow>> {
  return readTable<CandidateRow>(db, { strategy: 'small', from: selected, order: sql`search_key(t.name)` }, question);
}

export async function readCandidate(db: Db, id: number): Promise<CandidateRow | undefined> {
  const { rows } = await sql<CandidateRow>`${selected} where t.id = ${id}`.execute(db);
  return rows[0];
}

// FIELDS: what the form sets.
export type CandidateColumns = {
  readonly name: string;
  readonly description: string | null;
};

export async function insertCandidate(db: Db, columns: CandidateColumns): Promise<number> {
  return (await db.insertInto('candidate').values(columns).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateCandidateColumns(db: Db, id: number, columns: CandidateColumns): Promise<void> {
  await db
    .updateTable('candidate')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: sql<string>`now()` }))
    .where('id', '=', id)
    .execute();
}

export type LockedCandidate = CandidateColumns & { readonly id: number; readonly version: number };

export async function lockCandidate(db: Db, id: number): Promise<LockedCandidate | undefined> {
  return db.selectFrom('candidate').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function removeCandidate(db: Db, id: number): Promise<void> {
  await db.deleteFrom('candidate').where('id', '=', id).execute();
}
