import { expect, it } from 'vitest';
import { firstOpenDay } from './open-days.rules.ts';

it.each([
  ['2026-03-01', '2026-02-01'],
  ['2026-03-31', '2026-02-01'],
  ['2026-01-15', '2025-12-01'],
])('on %s the archive ends before %s', (today, first) => {
  expect(firstOpenDay(today)).toBe(first);
});
