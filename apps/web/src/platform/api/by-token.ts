import type { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { sessionState } from '../session/session-store.ts';
import { byCookie } from './by-cookie.ts';
import type { AnswerOf } from './endpoint.ts';
import { signInEndpoints } from './endpoints/sign-in.generated.ts';
import { type Exchange, exchange } from './exchange.ts';
import { isProblem } from './problem-error.ts';

const { createToken } = signInEndpoints;

// In memory alone: a script that reads storage finds no credential.
let token: string | null = null;
let pending: Promise<string> | null = null;

/** A call that carries the bearer token. A token that is no longer good is replaced once. */
export async function byToken(request: Exchange): Promise<Response> {
  const used = await bearerToken();
  try {
    return await withBearer(request, used);
  } catch (error) {
    if (!isProblem(error, 'unauthenticated')) throw error;
    if (token === used) token = null;
    return withBearer(request, await bearerToken());
  }
}

/** Asks for the token now, so that the first call need not wait: after login and when a page is loaded. */
export async function bearerToken(): Promise<string> {
  if (token !== null) return token;
  pending ??= requestToken().finally(() => {
    pending = null;
  });
  return pending;
}

/** Another user, or nobody, sits before the page now. */
export function forgetToken(): void {
  token = null;
  pending = null;
}

async function requestToken(): Promise<string> {
  const email = sessionState().page.user?.email ?? signingIn;
  const response = await byCookie({ ...createToken, address: createToken.path, headers: {}, body: { email } });
  const answer: AnswerOf<typeof signInCalls.createToken> = await response.json();
  token = answer.token;
  return token;
}

let signingIn = '';

/** Between an accepted password and the first answer about the user: whose token it is. */
export function signInAs(email: string): void {
  forgetToken();
  signingIn = email;
}

const withBearer = (request: Exchange, bearer: string) =>
  exchange({ ...request, headers: { ...request.headers, authorization: `Bearer ${bearer}` } });
