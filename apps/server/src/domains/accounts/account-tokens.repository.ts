import type { Db } from '../../database/db.ts';

export type TokenPurpose = 'invite' | 'reset';

export interface NewAccountToken {
  readonly purpose: TokenPurpose;
  readonly tokenHash: string;
  readonly userId: number;
  readonly email: string;
  readonly at: string;
  readonly expiresAt: string;
}

export async function insertAccountToken(db: Db, token: NewAccountToken): Promise<void> {
  await db
    .insertInto('account_token')
    .values({
      purpose: token.purpose,
      token_hash: token.tokenHash,
      user_id: token.userId,
      email: token.email,
      created_at: token.at,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** A newer link invalidates the older ones. */
export async function revokeAccountTokens(db: Db, userId: number, at: string): Promise<void> {
  await db
    .updateTable('account_token')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function countTokensSince(db: Db, userId: number, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('account_token')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export interface TokenQuestion {
  readonly tokenHash: string;
  /** The address it was mailed to, normalized; changing the address invalidates the link. */
  readonly emailKey: string;
  readonly now: string;
}

export async function findUsableToken(db: Db, question: TokenQuestion) {
  return db
    .selectFrom('account_token as t')
    .innerJoin('app_user as u', 'u.id', 't.user_id')
    .select(['t.id', 't.purpose', 't.user_id', 'u.status'])
    .where('t.token_hash', '=', question.tokenHash)
    .where('u.email_key', '=', question.emailKey)
    .whereRef('u.email', '=', 't.email')
    .where('u.deleted_at', 'is', null)
    .where('t.used_at', 'is', null)
    .where('t.revoked_at', 'is', null)
    .where('t.expires_at', '>', question.now)
    .executeTakeFirst();
}

/** Of several concurrent uses exactly one gets true. */
export async function spendAccountToken(db: Db, tokenId: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_token')
    .set({ used_at: at })
    .where('id', '=', tokenId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
