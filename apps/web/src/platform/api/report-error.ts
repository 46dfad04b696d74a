import { sessionState } from '../session/session-store.ts';
import { NetworkError, ProblemError } from './problem-error.ts';

/**
 * Sends errors to the error-reporting service, if the page has one. Refusals by the server and lost connections are not
 * reported. The code is loaded on the first error.
 */
export function reportError(error: unknown): void {
  const { dsn } = sessionState().page.errorReporting;
  if (dsn === null || error instanceof ProblemError || error instanceof NetworkError) return;
  import('./error-envelope.ts').then(({ sendEnvelope }) => sendEnvelope(dsn, error)).catch(() => undefined);
}

/** Errors that nothing in the page catches. */
export function watchUncaughtErrors(page: Window): void {
  page.addEventListener('error', ({ error }) => reportError(error));
  page.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
