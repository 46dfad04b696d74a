import { expect, it } from 'vitest';
import { clockOfMinute, clockTimeText, minuteOfClock } from './clock-time.ts';

it.each([
  ['00:00', 0, '12:00 AM'],
  ['09:05', 545, '9:05 AM'],
  ['12:00', 720, '12:00 PM'],
  ['23:59', 1439, '11:59 PM'],
])('%s is minute %i of the day and is written %s', (clock, minute, text) => {
  expect(minuteOfClock(clock)).toBe(minute);
  expect(clockOfMinute(minute)).toBe(clock);
  expect(clockTimeText(clock)).toBe(text);
});

it('reads the end of a day as 24:00', () => {
  expect(minuteOfClock('24:00')).toBe(1440);
  expect(clockOfMinute(1440)).toBe('24:00');
});
