import { afterEach, expect, it } from 'vitest';
import { ProblemError } from '../api/problem-error.ts';
import { clearSession, markExpired } from '../session/session-store.ts';
import { showProblem } from './show-problem.ts';
import { currentToasts } from './toast-store.ts';

const refusal = (message: string) => new ProblemError(409, { code: 'conflict', message });
const shown = () => currentToasts().map(({ title }) => title);
afterEach(() => clearSession());

it('shows why a call was refused', () => {
  showProblem(refusal('This shift was removed.'));
  expect(shown()).toContain('This shift was removed.');
});

it('says nothing once the session has expired', () => {
  markExpired();
  showProblem(refusal('The session has expired.'));
  expect(shown()).not.toContain('The session has expired.');
});
