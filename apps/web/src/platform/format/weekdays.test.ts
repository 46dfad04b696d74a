import { expect, it } from 'vitest';
import { weekdaysText } from './weekdays.ts';

it.each([
  [[1, 2, 3, 4, 5], 'Mon – Fri'],
  [[6, 2, 3, 4, 5], 'Tue – Sat'],
  [[1, 3], 'Mon, Wed'],
  [[5, 4, 1, 2], 'Mon, Tue, Thu, Fri'],
  [[1, 2, 3, 6, 7], 'Mon – Wed, Sat, Sun'],
  [[1, 2, 3, 4, 5, 6, 7], 'Every day'],
  [[], '–'],
])('shows %j as %s', (days, text) => {
  expect(weekdaysText(days)).toBe(text);
});

it('names the days on which a shift begins for the viewer', () => {
  expect(weekdaysText([1, 2, 3, 4, 5], 1)).toBe('Tue – Sat');
  expect(weekdaysText([1, 2], -1)).toBe('Mon, Sun');
});
