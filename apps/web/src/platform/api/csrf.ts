import { sessionState } from '../session/session-store.ts';
import { exchange } from './exchange.ts';

let pending: Promise<unknown> | null = null;

/**
 * The session's CSRF token. The page of a session sets the cookie itself; others request it once per page (section 7). Later ones come
 * with each new session.
 */
export async function csrfToken(): Promise<string> {
  const { loggedIn, challengeOpen } = sessionState().page;
  const given = cookie('XSRF-TOKEN');
  if (given !== null && pending === null && (loggedIn || challengeOpen)) return given;
  pending ??= exchange({ method: 'GET', address: '/sanctum/csrf-cookie', headers: {} });
  try {
    await pending;
  } catch (error) {
    pending = null;
    throw error;
  }
  return cookie('XSRF-TOKEN') ?? '';
}

/** The next call requests a new one. */
export function forgetCsrf(): void {
  pending = null;
}

function cookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}
