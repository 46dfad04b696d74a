import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError, problemText } from './problem-error.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-21T02:05:00Z') }));
afterEach(() => vi.useRealTimers());

const message = 'Cora Lim changed this employee after you opened it. Look at the changes and try again.';
const position = { name: 'position', label: 'Position' };
const phone = { name: 'work_phone', label: 'Work phone' };

it.each([
  [[position, phone], ' Changed 5 min ago: Position, Work phone.'],
  [[], ''],
])('says when which fields were changed', (fields, text) => {
  const conflict = { by: 'Cora Lim', at: '2026-11-21T02:00:00Z', fields };
  expect(problemText(new ProblemError(409, { code: 'conflict', message, conflict }))).toBe(`${message}${text}`);
});

it('adds nothing if the changes are unknown', () => {
  expect(problemText(new ProblemError(409, { code: 'conflict', message }))).toBe(message);
});
