import type { Db } from '../../database/db.ts';

export interface NewSession {
  readonly tokenHash: string;
  readonly userId: number;
  readonly level: 'pending' | 'full';
  readonly at: string;
  readonly expiresAt: string;
  readonly factorAt: string | null;
  /** Of the password that was just given. */
  readonly passwordSuffices?: boolean;
  /** Instead of that: the factors of the session that this one replaces. */
  readonly replaced?: GivenBefore;
  readonly address: string;
  readonly userAgent: string;
  readonly impersonation?: {
    readonly userId: number;
    readonly reason: string;
    readonly endsAt: string;
    readonly ownSessionId: number;
  };
}

interface GivenBefore {
  readonly password_at: string | null;
  readonly password_suffices: boolean | null;
  readonly second_factor_at: string | null;
}

export async function insertSession(db: Db, session: NewSession): Promise<number> {
  const { id } = await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      level: session.level,
      created_at: session.at,
      last_seen_at: session.at,
      expires_at: session.expiresAt,
      factor_at: session.factorAt,
      password_at: session.replaced?.password_at ?? (session.passwordSuffices === undefined ? null : session.at),
      password_suffices: session.replaced?.password_suffices ?? session.passwordSuffices ?? null,
      second_factor_at: session.replaced?.second_factor_at ?? null,
      address: session.address,
      user_agent: session.userAgent,
      impersonator_user_id: session.impersonation?.userId ?? null,
      impersonation_reason: session.impersonation?.reason ?? null,
      impersonation_ends_at: session.impersonation?.endsAt ?? null,
      own_session_id: session.impersonation?.ownSessionId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The active session, locked until the transaction ends; undefined if it has ended. */
export async function lockSession(db: Db, sessionId: number) {
  return db
    .selectFrom('session')
    .select([
      'id',
      'user_id',
      'level',
      'expires_at',
      'own_session_id',
      'impersonation_ends_at',
      'factor_at',
      'password_at',
      'password_suffices',
      'second_factor_at',
      'address',
      'user_agent',
    ])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** After the challenge: a full session under a new id. False if another answer was first. */
export async function promoteSession(
  db: Db,
  sessionId: number,
  change: { readonly tokenHash: string; readonly at: string; readonly expiresAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({
      token_hash: change.tokenHash,
      level: 'full',
      expires_at: change.expiresAt,
      factor_at: change.at,
      second_factor_at: change.at,
      last_seen_at: change.at,
    })
    .where('id', '=', sessionId)
    .where('level', '=', 'pending')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function renameSession(db: Db, sessionId: number, tokenHash: string, at: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ token_hash: tokenHash, last_seen_at: at })
    .where('id', '=', sessionId)
    .execute();
}

export interface GivenFactors {
  readonly at: string;
  /** Null if no password was given. */
  readonly passwordSuffices: boolean | null;
  readonly hasSecondFactor: boolean;
}

export async function noteFactors(db: Db, sessionId: number, given: GivenFactors): Promise<void> {
  const { at, passwordSuffices, hasSecondFactor } = given;
  await db
    .updateTable('session')
    .set({
      factor_at: at,
      ...(passwordSuffices !== null && { password_at: at, password_suffices: passwordSuffices }),
      ...(hasSecondFactor && { second_factor_at: at }),
    })
    .where('id', '=', sessionId)
    .execute();
}

/** After a change of the password: what was given before says nothing about the new one. */
export async function forgetGivenPassword(db: Db, sessionId: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ password_at: null, password_suffices: null })
    .where('id', '=', sessionId)
    .execute();
}

export async function confirmedFactorsOf(db: Db, sessionId: number) {
  return db
    .selectFrom('session')
    .select(['password_at', 'password_suffices', 'second_factor_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
}

export async function putPasswordChangeOff(db: Db, sessionId: number, at: string): Promise<void> {
  await db.updateTable('session').set({ password_change_put_off_at: at }).where('id', '=', sessionId).execute();
}

/** Wrong answers to the challenge so far, including this one. */
export async function countChallengeFailure(db: Db, sessionId: number): Promise<number> {
  const row = await db
    .updateTable('session')
    .set((session) => ({ challenge_failures: session('challenge_failures', '+', 1) }))
    .where('id', '=', sessionId)
    .returning('challenge_failures')
    .executeTakeFirst();
  return row?.challenge_failures ?? 0;
}

export interface EndOfSessions {
  readonly at: string;
  readonly reason: string;
}

/** Ending a session also ends the impersonations started in it. Returns the ids of all that ended. */
export async function endSession(db: Db, sessionId: number, { at, reason }: EndOfSessions): Promise<number[]> {
  const rows = await db
    .updateTable('session')
    .set({ ended_at: at, ended_reason: reason })
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('id', '=', sessionId), row('own_session_id', '=', sessionId)]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The impersonations that were started in a session, which itself continues. Returns their ids. */
export async function endStartedSessions(
  db: Db,
  ownSessionId: number,
  { at, reason }: EndOfSessions,
): Promise<number[]> {
  const rows = await db
    .updateTable('session')
    .set({ ended_at: at, ended_reason: reason })
    .where('ended_at', 'is', null)
    .where('own_session_id', '=', ownSessionId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Every session of the users, and every one in which one of them impersonates, except the given one. */
export async function endSessionsOfUsers(
  db: Db,
  userIds: readonly number[],
  { at, reason, exceptId }: EndOfSessions & { readonly exceptId: number | null },
): Promise<number[]> {
  const rows = await db
    .updateTable('session')
    .set({ ended_at: at, ended_reason: reason })
    .where('ended_at', 'is', null)
    .where('id', '<>', exceptId ?? 0)
    .where((row) => row.or([row('user_id', 'in', userIds), row('impersonator_user_id', 'in', userIds)]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function isOwnValidSession(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('impersonator_user_id', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listValidSessions(
  db: Db,
  userId: number,
  { now, seenAfter }: { readonly now: string; readonly seenAfter: string },
) {
  return db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('level', '=', 'full')
    .where('impersonator_user_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', seenAfter)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Sessions that can no longer be used, with their tokens. */
export async function forgetSessionsBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', before).execute();
}
