import { afterEach, expect, it } from 'vitest';
import { pageDataFor } from '../../testing/people.ts';
import { startSession } from '../session/session-store.ts';
import { clockText, formatDateTime } from './dates.ts';
import { formatTimeOfDay, timeOfDayRange } from './time-of-day.ts';
import { clockRange } from './zone-times.ts';

afterEach(() => startSession(pageDataFor(null)));

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

it('shows every time in 24 hours to a user who prefers that', () => {
  startSession(pageDataFor({ roles: ['hr'], user: { hourCycle: 24 } }));
  expect(formatTimeOfDay('21:30:00')).toBe('21:30');
  expect(timeOfDayRange('06:00', '14:30')).toBe('06:00 – 14:30');
  expect(clockText('2026-11-18T16:05:00Z', 'Asia/Manila')).toBe('00:05');
  expect(clockRange('2026-11-17T22:00:00Z', '2026-11-18T06:30:00Z', 'Asia/Manila')).toBe('06:00 – 14:30');
  expect(formatDateTime('2026-11-18T06:30:00Z', 'Asia/Manila')).toBe('Nov 18, 14:30');
});
