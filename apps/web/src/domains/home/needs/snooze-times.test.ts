import { expect, it } from 'vitest';
import { snoozeTimes } from './snooze-times.ts';

it('offers three hours, the next morning and the next Monday, on the clock of the viewer', () => {
  const now = Date.parse('2026-03-07T20:00:00Z');
  expect(snoozeTimes(now, 'America/New_York').map(({ until }) => until)).toEqual([
    '2026-03-07T23:00:00.000Z',
    // The clocks change in this night.
    '2026-03-08T13:00:00.000Z',
    '2026-03-09T13:00:00.000Z',
  ]);
  const monday = snoozeTimes(Date.parse('2026-03-09T01:00:00Z'), 'Asia/Manila').at(-1);
  expect(monday?.until).toBe('2026-03-16T01:00:00.000Z');
});
