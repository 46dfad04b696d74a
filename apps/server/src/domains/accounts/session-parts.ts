import type { AnonymousContext, BaseContext } from '../../platform/context/context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { cutSession, reauthorizeSession } from '../../platform/realtime/publish.ts';
import { sessionAbsoluteHours } from '../../platform/session/session-life.ts';
import { dropTokens } from './access-tokens.repository.ts';
import { isIssuedDevice, rememberDevice } from './devices.repository.ts';
import { accountIdsOf, noteCompanyUse } from './linked-accounts.repository.ts';
import {
  endSession,
  endSessionsOfUsers,
  endStartedSessions,
  insertSession,
  renameSession,
} from './sessions.repository.ts';

/** Time between the password and the code. */
const challengeMinutes = 10;

/** Why a session ended, as stored. */
export type EndReason =
  | 'log-in'
  | 'log-out'
  | 'ended'
  | 'password'
  | 'two-factor'
  | 'challenge'
  | 'disabled'
  | 'left'
  | 'switched'
  | 'replaced';

export interface OpenedSession {
  readonly userId: number;
  readonly level: 'pending' | 'full';
  readonly passwordSuffices: boolean;
}

/** A session under a new id, in the requesting browser. */
export async function openSession(
  ctx: AnonymousContext,
  { userId, level, passwordSuffices }: OpenedSession,
): Promise<number> {
  const now = ctx.clock.now();
  const token = ctx.random.token();
  const id = await insertSession(ctx.db, {
    tokenHash: hashToken(token),
    userId,
    level,
    at: now.toString(),
    expiresAt: (level === 'full' ? fullSessionEnd(now) : now.add({ minutes: challengeMinutes })).toString(),
    factorAt: level === 'full' ? now.toString() : null,
    passwordSuffices,
    address: ctx.request.address,
    userAgent: ctx.request.userAgent,
  });
  await noteCompanyUse(ctx.db, userId, now.toString());
  ctx.session.start(token);
  return id;
}

export function fullSessionEnd(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: sessionAbsoluteHours });
}

/** From now on this browser has its own attempt counter, so that strangers cannot lock it out (reliability row 6). */
export async function rememberBrowser(ctx: AnonymousContext, userId: number): Promise<void> {
  const { deviceToken } = ctx.request;
  const isOurs = deviceToken !== null && (await isIssuedDevice(ctx.db, hashToken(deviceToken)));
  const token = isOurs ? deviceToken : ctx.random.token();
  await rememberDevice(ctx.db, userId, hashToken(token), ctx.clock.now().toString());
  if (!isOurs) ctx.session.rememberDevice(token);
}

/** Ends one session with its tokens, its sockets, and the impersonations started in it. */
export async function closeSession(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  id: number,
  reason: EndReason,
): Promise<void> {
  const ended = await endSession(ctx.db, id, { at: ctx.clock.now().toString(), reason });
  for (const sessionId of ended) await cutSession(ctx.db, sessionId);
}

/** Ends the impersonations that were started in a session, which itself continues. */
export async function endImpersonations(ctx: Pick<BaseContext, 'db' | 'clock'>, ownSessionId: number): Promise<void> {
  const at = ctx.clock.now().toString();
  const ended = await endStartedSessions(ctx.db, ownSessionId, { at, reason: 'replaced' });
  for (const sessionId of ended) await cutSession(ctx.db, sessionId);
}

/** Ends every session of a user, with tokens and sockets, and every impersonation by the user (reliability row 3). */
export async function closeSessionsOfUser(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  userId: number,
  reason: EndReason,
): Promise<void> {
  await closeSessionsOf(ctx, [userId], reason, null);
}

/** The same at all companies of a person, from the main account: the credentials changed. */
export async function closeSessionsOfPerson(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  mainUserId: number,
  reason: EndReason,
  exceptId: number | null = null,
): Promise<void> {
  await closeSessionsOf(ctx, await accountIdsOf(ctx.db, mainUserId), reason, exceptId);
}

async function closeSessionsOf(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  userIds: readonly number[],
  reason: EndReason,
  exceptId: number | null,
): Promise<void> {
  const ended = await endSessionsOfUsers(ctx.db, userIds, { at: ctx.clock.now().toString(), reason, exceptId });
  for (const sessionId of ended) await cutSession(ctx.db, sessionId);
}

/**
 * After a change of password or second factor: the current session continues under a new id without its tokens and
 * sockets, and all other sessions of the person end.
 */
export async function renewOwnSession(
  ctx: AnonymousContext,
  own: { readonly sessionId: number; readonly mainUserId: number },
  reason: EndReason,
): Promise<void> {
  const token = ctx.random.token();
  await closeSessionsOfPerson(ctx, own.mainUserId, reason, own.sessionId);
  await dropTokens(ctx.db, own.sessionId);
  await renameSession(ctx.db, own.sessionId, hashToken(token), ctx.clock.now().toString());
  await reauthorizeSession(ctx.db, own.sessionId);
  ctx.session.start(token);
}
