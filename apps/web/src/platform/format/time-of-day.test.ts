import { expect, it } from 'vitest';
import { formatTimeOfDay } from './time-of-day.ts';

it.each([
  ['00:00', '12:00 AM'],
  ['07:05:00', '7:05 AM'],
  ['12:00', '12:00 PM'],
  ['21:30:00', '9:30 PM'],
])('shows %s as %s', (time, text) => {
  expect(formatTimeOfDay(time)).toBe(text);
});

it('is an en dash without a time', () => {
  expect(formatTimeOfDay(null)).toBe('–');
  expect(formatTimeOfDay('24:00')).toBe('–');
});
