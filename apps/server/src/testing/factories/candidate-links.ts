import { createHash } from 'node:crypto';
import type { Db } from '../../database/db.ts';
import { createUser } from './accounts.ts';

interface LinkGaps {
  readonly candidate_id: number;
  readonly label?: string;
  readonly token?: string;
  readonly created_by_user_id?: number;
}

/** Works for years. */
export async function createCandidateLink(db: Db, { token = 'a-secret-token', ...gaps }: LinkGaps): Promise<number> {
  const { id } = await db
    .insertInto('candidate_link')
    .values({
      label: 'Harbour Legal',
      created_at: '2026-03-01T00:00:00Z',
      expires_at: '2046-03-01T00:00:00Z',
      created_by_user_id: gaps.created_by_user_id ?? (await createUser(db, { roles: ['recruitment'] })).id,
      ...gaps,
      token_hash: createHash('sha256').update(token).digest('hex'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
