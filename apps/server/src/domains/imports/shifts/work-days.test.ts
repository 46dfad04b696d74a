import { expect, it } from 'vitest';
import { restDaysFrom, weekdaysShown } from './work-days.ts';

it.each([
  ['Mon, Tue, Wed, Thu, Fri', [6, 7]],
  ['Mon-Fri', [6, 7]],
  ['monday;TUES', [3, 4, 5, 6, 7]],
  ['1,2,3,4,5,6,7', []],
  ['Sat-Mon', [2, 3, 4, 5]],
])('reads %s', (text, rest) => {
  expect(restDaysFrom(text)).toEqual(rest);
});

it.each(['Funday', '8', 'Mon-', '', 'Mo', '=1'])('refuses %s', (text) => {
  expect(restDaysFrom(text)).toBeUndefined();
});

it('shows the work days', () => {
  expect(weekdaysShown([6, 7])).toBe('Mon, Tue, Wed, Thu, Fri');
});
