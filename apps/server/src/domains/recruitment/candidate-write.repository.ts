import type { CandidateKeys } from '@muster/contract/domains/recruitment/candidate-duplicates.rules.ts';
import type { Db } from '../../database/db.ts';
import type { CandidateColumns, PrivateColumns } from './stored-candidate.ts';

export async function insertCandidate(
  db: Db,
  columns: CandidateColumns & { readonly created_at: string },
): Promise<number> {
  return (await db.insertInto('candidate').values(columns).returning('id').executeTakeFirstOrThrow()).id;
}

export async function insertPrivatePart(
  db: Db,
  {
    tags,
    ...columns
  }: PrivateColumns & CandidateKeys & { readonly candidate_id: number; readonly added_by_user_id: number },
): Promise<void> {
  await db
    .insertInto('candidate_private')
    .values({ ...columns, tags: [...tags] })
    .execute();
}

/** Answers the new version. */
export async function updateCandidateColumns(
  db: Db,
  id: number,
  columns: Partial<CandidateColumns> & { readonly archived_at?: string | null },
): Promise<number> {
  const { version } = await db
    .updateTable('candidate')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function updatePrivatePart(
  db: Db,
  id: number,
  { tags, ...columns }: PrivateColumns & CandidateKeys,
): Promise<void> {
  await db
    .updateTable('candidate_private')
    .set({ ...columns, tags: [...tags] })
    .where('candidate_id', '=', id)
    .execute();
}

export async function removeCandidate(db: Db, id: number): Promise<void> {
  await db.deleteFrom('candidate').where('id', '=', id).execute();
}
