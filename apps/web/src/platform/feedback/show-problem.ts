import { problemText } from '../api/problem-error.ts';
import { sessionState } from '../session/session-store.ts';
import { showError } from './toasts.ts';

/** A refused call as a toast, until the user succeeds. Says nothing once the session has expired: an alert over the whole page says so. */
export function showProblem(problem: unknown): void {
  if (!sessionState().expired) showError(problemText(problem), { isUntilSuccess: true });
}
