import { expect, it } from 'vitest';
import { datedValueOn, datesOn } from './dated-row.ts';

it.each([
  ['2026-03-03', null, 'future'],
  ['2026-03-02', null, 'current'],
  ['2026-01-01', '2026-03-02', 'current'],
  ['2026-01-01', '2026-03-01', 'past'],
] as const)('from %s until %s is %s on 2 March', (from, to, state) => {
  expect(datesOn({ id: 4, from, to }, '2026-03-02')).toEqual({ id: 4, from, to, state });
});

it.each([
  ['2026-03-02', '2026-03-05', '2026-03-04'],
  ['2026-03-02', null, null],
] as const)('shows the last day of a value from %s that ends before %s', (from, until, to) => {
  const stored = { id: 4, from, until, enteredUntil: until, value: { rate: 'A' } };
  expect(datedValueOn(stored, '2026-03-02')).toEqual({ id: 4, from, to, state: 'current', rate: 'A' });
});
