import { type CallDeclaration, callCredential, callEffect, mayAccess, Problem } from '@muster/contract';
import type { FastifyRequest } from 'fastify';
import { identifyByCookie, identifyByToken, touchSession } from '../session/identity.repository.ts';
import type { Identity } from '../session/identity.ts';
import { isFactorFresh, isTouchDue } from '../session/session-life.ts';
import type { CallServices } from './call-services.ts';
import { assertOwnOrigin, assertSameSite, sessionExpiredMessage } from './csrf.ts';

/** Background refreshes are marked as such and do not keep a session alive (reliability row 3). */
const backgroundHeader = 'x-muster-background';
/** The account that the page was written for. */
const accountHeader = 'x-muster-account';

/**
 * Who calls, and whether they may: checks credential, origin and rights, in this order (architecture, life of a call
 * 3). @returns null on a public call without a session. @throws Problem unauthenticated, session-expired, forbidden,
 * confirm-identity.
 */
export async function admit(
  call: CallDeclaration,
  request: FastifyRequest,
  services: CallServices,
): Promise<Identity | null> {
  const identity =
    callCredential(call) === 'bearer' ? await byBearer(request, services) : await byCookie(call, request, services);
  if (call.access !== 'public') assertOwnPage(identity, request);
  try {
    assertRight(call, identity, services.clock.now());
  } catch (refusal) {
    if (identity && isDenial(refusal)) {
      services.logDenial({ identity, call, requestId: request.id, at: services.clock.now() });
    }
    throw refusal;
  }
  if (identity) keepAlive(identity, request, services);
  return identity;
}

async function byBearer(request: FastifyRequest, services: CallServices): Promise<Identity> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Problem('unauthenticated', 'Sign in first: this call needs your access token.');
  assertOwnOrigin({ headers: request.headers, ownOrigins: services.ownOrigins });
  const identity = await identifyByToken(services.systemPool, token, services.clock.now());
  if (identity === 'expired') throw new Problem('session-expired', sessionExpiredMessage);
  if (identity === 'unknown') throw new Problem('unauthenticated', 'This access token is not valid. Sign in again.');
  return identity;
}

async function byCookie(
  call: CallDeclaration,
  request: FastifyRequest,
  services: CallServices,
): Promise<Identity | null> {
  const sessionToken = request.cookies[services.cookies.session];
  if (call.method !== 'GET') {
    assertSameSite({ headers: request.headers, sessionToken, ownOrigins: services.ownOrigins }, services.csrfKey);
  }
  if (!sessionToken) return null;
  const identity = await identifyByCookie(services.systemPool, sessionToken, services.clock.now());
  if (typeof identity !== 'string') return identity;
  if (identity === 'expired' && call.access !== 'public') throw new Problem('session-expired', sessionExpiredMessage);
  return null;
}

function assertRight(call: CallDeclaration, identity: Identity | null, now: Temporal.Instant): void {
  if (call.access === 'public') return;
  if (identity === null) throw new Problem('unauthenticated', 'Sign in first.');
  if (call.access === 'pending') {
    if (identity.level !== 'pending') throw new Problem('forbidden', 'No two-factor challenge is open.');
    return;
  }
  if (identity.level !== 'full') throw new Problem('unauthenticated', 'Finish the two-factor challenge first.');
  if (!mayAccess(call.access, identity.viewer)) throw new Problem('forbidden', 'Forbidden');
  if (identity.mustChangePassword && !call.beforePasswordChange) {
    throw new Problem('forbidden', 'Choose a new password first.');
  }
  if (call.neverImpersonating && identity.viewer.impersonator) {
    throw new Problem('forbidden', 'This cannot be done while you act as another user. Leave impersonation first.');
  }
  if (call.freshFactor && !isFactorFresh(identity.factorAt, now)) {
    throw new Problem('confirm-identity', 'Confirm your password to continue.');
  }
}

/** A page that was opened at another company of the same person has the cookie of this one. */
function assertOwnPage(identity: Identity | null, request: FastifyRequest): void {
  const account = request.headers[accountHeader];
  if (identity && account !== undefined && account !== identity.viewer.uuid)
    throw new Problem('session-expired', sessionExpiredMessage);
}

function isDenial(refusal: unknown): boolean {
  return refusal instanceof Problem && refusal.code === 'forbidden';
}

function keepAlive(identity: Identity, request: FastifyRequest, services: CallServices): void {
  const now = services.clock.now();
  if (request.headers[backgroundHeader] !== undefined || !isTouchDue(identity.lastSeenAt, now)) return;
  touchSession(services.systemPool, identity.sessionId, now).catch((error: unknown) => {
    services.log.warn(
      { requestId: request.id, error: String(error) },
      'The last use of a session could not be recorded.',
    );
  });
}

/** True if the call can change something, whatever its method. */
export function isWrite(call: CallDeclaration): boolean {
  return callEffect(call) === 'write';
}
