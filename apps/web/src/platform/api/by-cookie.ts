import { sessionState } from '../session/session-store.ts';
import { csrfToken, forgetCsrf } from './csrf.ts';
import { type Exchange, exchange } from './exchange.ts';
import { isSessionExpired } from './problem-error.ts';

/**
 * A call that authenticates with the session cookie. A visitor with an outdated token (the sign-in page was open
 * overnight) gets a new one and a second attempt; for a signed-in user the same refusal means that the session has
 * ended.
 */
export async function byCookie(request: Exchange): Promise<Response> {
  if (request.method === 'GET') return exchange(request);
  try {
    return await withToken(request);
  } catch (error) {
    const { loggedIn, challengeOpen } = sessionState().page;
    if (!isSessionExpired(error) || loggedIn || challengeOpen) throw error;
    forgetCsrf();
    return withToken(request);
  }
}

async function withToken(request: Exchange): Promise<Response> {
  const token = await csrfToken();
  return exchange({ ...request, headers: { ...request.headers, 'x-xsrf-token': token } });
}
