import { beforeEach, expect, it } from 'vitest';
import { startSession } from '../../platform/session/session-store.ts';
import { pageDataFor } from '../../testing/people.ts';
import { hoursText, shiftLengthText, viewedHoursText } from './shift-texts.ts';

// On a clock of 12 hours.
beforeEach(() => startSession(pageDataFor(null)));

it('names the zone of local times', () => {
  expect(hoursText({ start_time: '09:00', end_time: '18:00', timezone: 'America/New_York' })).toBe(
    '9:00 AM – 6:00 PM New York',
  );
});

it("puts the viewer's time first, and names the shift's own where it differs", () => {
  const brisbane = { start_time: '09:00', end_time: '17:00', timezone: 'Australia/Brisbane' };
  expect(viewedHoursText(brisbane, 'Asia/Manila')).toBe('7:00 AM – 3:00 PM (9:00 AM – 5:00 PM Brisbane)');
  expect(viewedHoursText({ ...brisbane, timezone: 'Asia/Singapore' }, 'Asia/Manila')).toBe('9:00 AM – 5:00 PM');
});

it('says how long the work of a shift is, over midnight too', () => {
  const meal = { minutes: 60, is_paid: false };
  const rest = { minutes: 15, is_paid: true };
  const night = { start_time: '22:00', end_time: '07:00' };
  expect(shiftLengthText({ ...night, shift_breaks: [rest, meal] })).toMatch(/^8\sh of work, 1\sh of breaks not paid$/);
  expect(shiftLengthText({ ...night, shift_breaks: [rest] })).toMatch(/^9\sh of work$/);
});
