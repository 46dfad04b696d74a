import { messages } from '@muster/contract/messages.ts';
import { isProblem, NetworkError, problemText } from '../api/problem-error.ts';
import { sessionState } from '../session/session-store.ts';
import { showError } from './toasts.ts';

/** Shows a refused call as a toast until the user succeeds. Nothing is shown after the session expired: the page has its own alert. */
export function showProblem(problem: unknown): void {
  if (!sessionState().expired) showError(problemText(problem), { isUntilSuccess: true });
}

/** The same for an act whose failure nothing explains: `showFailure(problem, 'exporting', 'the list')` (section 8). */
export function showFailure(problem: unknown, action: string, thing: string): void {
  if (problem instanceof NetworkError || (isProblem(problem) && problem.code !== 'unexpected')) showProblem(problem);
  else if (!sessionState().expired) showError(messages.toast.failedWhile(action, thing), { isUntilSuccess: true });
}
