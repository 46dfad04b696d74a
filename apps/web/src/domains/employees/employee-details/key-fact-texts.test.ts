import { expect, it } from 'vitest';
import { tenureText } from './key-fact-texts.ts';

it.each([
  ['2024-03-04', '2026-11-19', '2 y 8 mo'],
  ['2024-11-19', '2026-11-19', '2 y'],
  ['2024-11-20', '2026-11-19', '1 y 11 mo'],
  ['2026-08-31', '2026-11-30', '3 mo'],
  ['2026-11-01', '2026-11-19', 'under a month'],
  ['2026-11-19', '2026-11-19', 'under a month'],
  ['2026-11-20', '2026-11-19', null],
])('shows the time from %s to %s as %s', (from, to, text) => {
  expect(tenureText(from, to)).toBe(text);
});
