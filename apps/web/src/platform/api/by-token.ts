import type { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import { sessionState } from '../session/session-store.ts';
import { accountHeader } from './account-header.ts';
import { byCookie } from './by-cookie.ts';
import type { AnswerOf } from './endpoint.ts';
import { signInEndpoints } from './endpoints/sign-in.generated.ts';
import { type Exchange, exchange } from './exchange.ts';
import { forgetFirstAnswers } from './first-answers.ts';
import { isProblem } from './problem-error.ts';

const { createToken } = signInEndpoints;

// Only in memory, so that a script that reads storage finds no credential.
let token: string | null = null;
let pending: Promise<string> | null = null;

/** A call with the bearer token. An invalid token is replaced once. */
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

/** Requests the token early, so that the first call need not wait: after sign-in and when a page loads. */
export async function bearerToken(): Promise<string> {
  if (token !== null) return token;
  pending ??= requestToken().finally(() => {
    pending = null;
  });
  return pending;
}

/** The user of the page has changed. */
export function forgetToken(): void {
  token = null;
  pending = null;
  forgetFirstAnswers();
}

async function requestToken(): Promise<string> {
  const email = sessionState().page.user?.email ?? signingIn;
  const response = await byCookie({
    ...createToken,
    address: createToken.path,
    headers: accountHeader(),
    body: { email },
  });
  const answer: AnswerOf<typeof signInCalls.createToken> = await response.json();
  token = answer.token;
  return token;
}

let signingIn = '';

/** The user of a token that is requested between an accepted password and the first answer about the user. */
export function signInAs(email: string): void {
  forgetToken();
  signingIn = email;
}

const withBearer = (request: Exchange, bearer: string) =>
  exchange({ ...request, headers: { ...request.headers, authorization: `Bearer ${bearer}` } });
