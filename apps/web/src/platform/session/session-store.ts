import { errorReportingRates } from '@muster/contract/constants.ts';
import type { PageData } from '@muster/contract/page-data.ts';

/** The user of this page, as the server wrote it into the page. The server checks rights again at each call. */
export interface SessionState {
  readonly page: PageData;
  /** The server has reported that the session has ended; the sign-in page is about to open. */
  readonly expired: boolean;
}

const nobody: PageData = {
  loggedIn: false,
  challengeOpen: false,
  user: null,
  roles: [],
  permissions: [],
  push: { key: '', host: null, port: 0, cluster: 'mt1', devHost: null },
  errorReporting: { dsn: null, ...errorReportingRates },
};

let state: SessionState = { page: nobody, expired: false };
const listeners = new Set<() => void>();

export const sessionState = (): SessionState => state;

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Call once, before the first render. */
export function startSession(page: PageData): void {
  change({ page, expired: false });
}

/** Applies what a call has changed about the user, such as the name or that the password was changed. */
export function updateUser(changed: Partial<NonNullable<PageData['user']>>): void {
  const { page } = state;
  if (page.user) change({ ...state, page: { ...page, user: { ...page.user, ...changed } } });
}

export function markExpired(): void {
  change({ ...state, expired: true });
}

/** Nobody is signed in any more; clears what the page knew about the user. */
export function clearSession(): void {
  const { push, errorReporting } = state.page;
  change({ ...state, page: { ...nobody, push, errorReporting } });
}

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}
