import { expect, it } from 'vitest';
import { isWithinWindow, longestDay } from './ticket-sla-window.rules.ts';

it.each([
  ['09:00', '18:00', '12:00', '13:00', true],
  ['09:00', '18:00', '09:00', '18:00', true],
  ['09:00', '18:00', '08:00', '09:00', false],
  ['09:00', '18:00', '17:30', '18:30', false],
  // Across midnight.
  ['22:00', '07:00', '02:00', '03:00', true],
  ['22:00', '07:00', '23:30', '00:30', true],
  ['22:00', '07:00', '06:30', '07:30', false],
  ['22:00', '07:00', '12:00', '13:00', false],
  // The whole day.
  ['00:00', '00:00', '23:00', '00:00', true],
  // A break that ends before it begins would last until the next day.
  ['09:00', '18:00', '13:00', '12:00', false],
])('%s to %s has the break %s to %s: %s', (from, to, start, end, expected) => {
  expect(isWithinWindow({ from, to }, { from: start, to: end })).toBe(expected);
});

it('takes the longest day of the week, without breaks', () => {
  const office = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', breaks: [{ from: '12:00', to: '13:00' }] };
  const saturday = { days: [6], from: '09:00', to: '12:00', breaks: [] };
  expect(longestDay([office, saturday])).toBe(480);
  expect(longestDay([{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00', breaks: [] }])).toBe(1440);
  expect(longestDay([])).toBe(0);
});
