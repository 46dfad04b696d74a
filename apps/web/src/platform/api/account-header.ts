import { sessionState } from '../session/session-store.ts';

/**
 * The account that this page shows. Somebody with several companies may have switched in another tab, which has the same cookie: the
 * server then answers that the session has expired.
 */
export function accountHeader(): Record<string, string> {
  const { user } = sessionState().page;
  return user === null || user.clientId === null || user.impersonator !== null ? {} : { 'x-muster-account': user.uuid };
}
