import { problemText } from '../api/problem-error.ts';
import { sessionState } from '../session/session-store.ts';
import { showError } from './toasts.ts';

/** Shows a refused call as a toast until the user succeeds. Nothing is shown after the session expired: the page has its own alert. */
export function showProblem(problem: unknown): void {
  if (!sessionState().expired) showError(problemText(problem), { isUntilSuccess: true });
}
