import { expect, it } from 'vitest';
import { chosenAfter, dayByKey, nextWorkday, weeksOfMonth } from './month-grid.ts';

it('shows whole weeks from Monday on', () => {
  const weeks = weeksOfMonth('2026-12');
  expect(weeks.map(([monday]) => monday)).toEqual([
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
    '2026-12-28',
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03');
  expect(weeksOfMonth('2027-02').flat()).toHaveLength(28);
});

it('moves by day, week and month', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Tab'];
  expect(keys.map((key) => dayByKey('2026-12-31', key))).toEqual([
    '2026-12-30',
    '2027-01-01',
    '2026-12-24',
    '2027-01-07',
    '2026-12-28',
    '2027-01-03',
    '2026-11-30',
    '2027-01-31',
    null,
  ]);
});

it('chooses a day, then the days up to a later one, then begins again', () => {
  const one = chosenAfter({ first: '', last: '' }, '2026-12-23');
  expect(one).toEqual({ first: '2026-12-23', last: '2026-12-23' });
  const range = chosenAfter(one, '2026-12-29');
  expect(range).toEqual({ first: '2026-12-23', last: '2026-12-29' });
  expect(chosenAfter(range, '2026-12-30')).toEqual({ first: '2026-12-30', last: '2026-12-30' });
  expect(chosenAfter(one, '2026-12-21')).toEqual({ first: '2026-12-21', last: '2026-12-21' });
});

it('begins on the next working day', () => {
  expect(['2026-11-26', '2026-11-27', '2026-11-28', '2026-10-30'].map(nextWorkday)).toEqual([
    ...['2026-11-27', '2026-11-30', '2026-11-30', '2026-11-02'],
  ]);
});
