import { afterEach, expect, it } from 'vitest';
import { pageDataFor } from '../../testing/people.ts';
import { startSession } from '../session/session-store.ts';
import { clockText, formatDateTime } from './dates.ts';
import { formatTimeOfDay, timeOfDayIn, timeOfDayRange, timesOfDay } from './time-of-day.ts';
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
  expect(formatDateTime('2026-11-18T06:30:00Z', 'Asia/Manila')).toBe('Nov 18, 2026 14:30');
});

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30 pm', '21:30'],
  ['9.30 p.m.', '21:30'],
  ['21:30', '21:30'],
  ['2130', '21:30'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['9\u00a0PM', '21:00'],
  ['9p', '21:00'],
])('reads %s as %s', (text, time) => {
  expect(timeOfDayIn(text)).toBe(time);
});

it.each(['', '24', '25:00', '9:60', '13 pm', '0 am', '9m', 'noon', '9:3', '12345'])('reads no time in %j', (text) => {
  expect(timeOfDayIn(text)).toBeNull();
});

it('reads every time as it shows it, in both cycles', () => {
  for (const time of timesOfDay(1))
    for (const cycle of [12, 24] as const) expect(timeOfDayIn(formatTimeOfDay(time, cycle))).toBe(time);
});

it('lists the times of a day by their step', () => {
  expect(timesOfDay(30)).toHaveLength(48);
  expect(timesOfDay(30).slice(-2)).toEqual(['23:00', '23:30']);
  expect(timesOfDay(60).slice(0, 2)).toEqual(['00:00', '01:00']);
});
