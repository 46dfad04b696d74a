import { sessionState } from '../session/session-store.ts';
import { NetworkError, ProblemError } from './problem-error.ts';

/**
 * Tells the error-reporting service, where the page names one. What the server refused it knows itself, and a lost
 * connection is nobody's error. The code for it is loaded when the first error happens.
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
