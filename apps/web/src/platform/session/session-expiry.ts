import { sessionExpiryRedirectMs } from '@muster/contract/constants.ts';
import { leavePage } from './page-exit.ts';
import { rememberWanted } from './requested-address.ts';
import { clearSession, markExpired, sessionState } from './session-store.ts';

export const loginPath = '/user-login';

/** Shown over everything (section 8). */
export const sessionExpiredText = 'Your session has expired. Please login again.';

/**
 * The only reaction to an expired session (section 8): the alert appears over the page; a second later the session is
 * cleared and the sign-in page opens. The address is remembered, and forms keep what was typed (drafts.ts).
 */
export function expireSession(): void {
  if (sessionState().expired) return;
  const { pathname, search } = window.location;
  rememberWanted(pathname + search);
  markExpired();
  window.setTimeout(() => {
    clearSession();
    leavePage(loginPath);
  }, sessionExpiryRedirectMs);
}
