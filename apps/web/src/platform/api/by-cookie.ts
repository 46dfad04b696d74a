import { sessionState } from '../session/session-store.ts';
import { csrfToken, forgetCsrf } from './csrf.ts';
import { type Exchange, exchange } from './exchange.ts';
import { isProblem } from './problem-error.ts';

/**
 * A call that rests on the session cookie. A visitor whose token is stale (the login page stood open over night) gets a
 * new one and is tried once more; for a signed-in user the same refusal means that the session is over.
 */
export async function byCookie(request: Exchange): Promise<Response> {
  if (request.method === 'GET') return exchange(request);
  try {
    return await withToken(request);
  } catch (error) {
    const { loggedIn, challengeOpen } = sessionState().page;
    if (!isProblem(error, 'session-expired') || loggedIn || challengeOpen) throw error;
    forgetCsrf();
    return withToken(request);
  }
}

async function withToken(request: Exchange): Promise<Response> {
  const token = await csrfToken();
  return exchange({ ...request, headers: { ...request.headers, 'x-xsrf-token': token } });
}
