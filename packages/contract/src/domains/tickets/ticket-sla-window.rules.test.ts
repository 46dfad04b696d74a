import { expect, it } from 'vitest';
import { isWithinWindow } from './ticket-sla-window.rules.ts';

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
