import { expect, it } from 'vitest';
import { fieldErrorsOf, isProblem, NetworkError, ProblemError, problemText } from './problem-error.ts';

const refusal = (code: string, message: string) =>
  new ProblemError(422, { code, message, errors: { email: ['The email is required.'] } });

it("uses the server's message, or its own without one", () => {
  expect(problemText(refusal('conflict', 'Somebody else changed it.'))).toBe('Somebody else changed it.');
  expect(problemText(refusal('unexpected', ''))).toMatch(/^Something went wrong/);
  expect(problemText(new TypeError('x is not a function'))).toMatch(/^Something went wrong/);
  expect(problemText(new NetworkError('offline'))).toMatch(/cannot be reached/);
});

it('recognizes problems by their code', () => {
  expect(isProblem(refusal('conflict', ''), 'conflict')).toBe(true);
  expect(isProblem(refusal('conflict', ''), 'forbidden')).toBe(false);
  expect(isProblem(new NetworkError('offline'))).toBe(false);
});

it("has only the server's field errors", () => {
  expect(fieldErrorsOf(refusal('invalid-input', ''))).toEqual({ email: ['The email is required.'] });
  expect(fieldErrorsOf(new Error('no'))).toEqual({});
});
