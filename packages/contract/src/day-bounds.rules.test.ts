import { expect, it } from 'vitest';
import { dayOutOfBounds } from './day-bounds.rules.ts';

it('accepts both ends, and any earlier day where there is no first one', () => {
  const bounds = { first: '2026-03-01', last: '2026-08-28' };
  for (const day of ['2026-03-01', '2026-05-05', '2026-08-28']) expect(dayOutOfBounds('Day', day, bounds)).toBe(null);
  expect(dayOutOfBounds('Day', '1900-01-01', { ...bounds, first: null })).toBe(null);
});

it('names the first or the last day in the message', () => {
  const bounds = { first: '2026-03-01', last: '2026-08-28' };
  expect(dayOutOfBounds('Shift to give', '2026-02-28', bounds)).toBe(
    'The shift to give must be Sun, Mar 1, 2026 or later.',
  );
  expect(dayOutOfBounds('Day', '9999-12-31', bounds)).toBe('The day must be Fri, Aug 28, 2026 or earlier.');
});
