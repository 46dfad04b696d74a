import type { Db } from '../../database/db.ts';

export interface NewAccessToken {
  readonly tokenHash: string;
  readonly sessionId: number;
  readonly userId: number;
  readonly at: string;
  readonly expiresAt: string;
}

export async function insertAccessToken(db: Db, token: NewAccessToken): Promise<void> {
  await db
    .insertInto('access_token')
    .values({
      token_hash: token.tokenHash,
      session_id: token.sessionId,
      user_id: token.userId,
      created_at: token.at,
      expires_at: token.expiresAt,
    })
    .execute();
}

export async function keepLatestTokens(db: Db, sessionId: number, kept: number): Promise<void> {
  await db
    .deleteFrom('access_token')
    .where('session_id', '=', sessionId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('access_token')
        .select('id')
        .where('session_id', '=', sessionId)
        .orderBy('id', 'desc')
        .limit(kept),
    )
    .execute();
}

export async function dropTokens(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('access_token').where('session_id', '=', sessionId).execute();
}
