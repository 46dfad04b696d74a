import { Problem } from '@muster/contract';
import { sameSecret, signature } from '../crypto/tokens.ts';

export const sessionExpiredMessage = 'Your session has expired. Please login again.';

/** Bound to the session cookie by a keyed hash: nothing to store, and the token of another session never matches. */
export function csrfTokenFor(key: Buffer, sessionToken: string): string {
  return signature(key, sessionToken);
}

export interface CsrfFacts {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly sessionToken: string | undefined;
  /** Origins under which users reach this portal. */
  readonly ownOrigins: readonly string[];
}

/**
 * Calls that authenticate with the cookie and change something need the session's own token and the portal's own origin
 * (reliability row 7).
 * @throws Problem session-expired (419) without a matching token, forbidden (403) from another site.
 */
export function assertSameSite(facts: CsrfFacts, key: Buffer): void {
  assertOwnOrigin(facts);
  const given = facts.headers['x-xsrf-token'];
  const expected = facts.sessionToken === undefined ? null : csrfTokenFor(key, facts.sessionToken);
  if (expected === null || typeof given !== 'string' || !sameSecret(given, expected)) {
    throw new Problem('session-expired', sessionExpiredMessage);
  }
}

/** @throws Problem forbidden (403) if the browser reports that another site sent this. */
export function assertOwnOrigin({ headers, ownOrigins }: Pick<CsrfFacts, 'headers' | 'ownOrigins'>): void {
  const site = headers['sec-fetch-site'];
  const origin = headers.origin;
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const isForeignOrigin = origin !== undefined && !ownOrigins.includes(String(origin));
  if (isForeignSite || isForeignOrigin) {
    throw new Problem(
      'forbidden',
      'This request came from another site and was refused. Open the portal itself and try again.',
    );
  }
}
