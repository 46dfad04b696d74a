import { expect, it } from 'vitest';
import { correctionErrors, correctionTimes, firstCorrectable, isCorrectable } from './correction.rules.ts';

const now = Temporal.Instant.from('2026-03-12T04:00:00Z');
const zone = 'Asia/Manila';
const local = { work_date: '2026-03-10', in: '2026-03-10T22:00', out: '2026-03-11T07:00', breaks: [] };
const errorsOf = (change: Partial<Parameters<typeof correctionTimes>[0]>, where = zone) => {
  const request = { ...local, ...change };
  return correctionErrors(correctionTimes(request, where), { workDate: request.work_date, zone: where, now });
};

it("reads times in the employee's zone, and takes the first of an ambiguous local time", () => {
  expect(correctionTimes(local, zone).in.toString()).toBe('2026-03-10T14:00:00Z');
  const twice = { work_date: '2026-11-01', in: '2026-11-01T01:30', out: '2026-11-01T09:00', breaks: [] };
  expect(correctionTimes(twice, 'America/New_York').in.toString()).toBe('2026-11-01T05:30:00Z');
});

it('accepts a night shift with a break', () => {
  expect(errorsOf({ breaks: [{ start: '2026-03-11T02:00', end: '2026-03-11T03:00' }] })).toEqual({});
});

it.each([
  ['in', { in: '2026-03-08T22:00', out: '2026-03-09T07:00' }, 'This is not on Mar 10, 2026.'],
  ['out', { out: '2026-03-10T21:00' }, 'The clock-out must come after the clock-in.'],
  ['out', { out: '2026-03-11T18:01' }, 'More than 20 hours are no day.'],
  ['in', { work_date: '2026-03-12', in: '2026-03-12T12:01', out: '2026-03-12T13:00' }, 'This has not come yet.'],
  ['out', { work_date: '2026-03-12', in: '2026-03-12T08:00', out: '2026-03-12T12:01' }, 'This has not come yet.'],
  ['work_date', { work_date: '2026-03-13' }, 'Only days of the last 31 days can be corrected.'],
  ['work_date', { work_date: '2026-02-08' }, 'Only days of the last 31 days can be corrected.'],
  ['breaks', { breaks: [{ start: '2026-03-11T03:00', end: '2026-03-11T03:00' }] }, 'A break ends after it starts.'],
  [
    'breaks',
    { breaks: [{ start: '2026-03-11T06:30', end: '2026-03-11T07:01' }] },
    'A break lies between coming and leaving.',
  ],
])('refuses on %s: %j', (field, change, text) => {
  expect(errorsOf(change)[field]).toEqual([text]);
});

it('refuses overlapping breaks in any order', () => {
  const breaks = [
    { start: '2026-03-11T03:00', end: '2026-03-11T04:00' },
    { start: '2026-03-11T02:00', end: '2026-03-11T03:01' },
  ];
  expect(errorsOf({ breaks }).breaks).toEqual(['Two breaks overlap.']);
});

it("allows the last month in the employee's zone", () => {
  const days = ['2026-02-08', '2026-02-09', '2026-03-12', '2026-03-13'];
  expect(days.map((day) => isCorrectable(day, { zone, now }))).toEqual([false, true, true, false]);
});

it('allows staff the previous calendar month as well', () => {
  const days = ['2026-01-31', '2026-02-01', '2026-03-12', '2026-03-13'];
  expect(days.map((day) => isCorrectable(day, { zone, now, by: 'staff' }))).toEqual([false, true, true, false]);
  expect(firstCorrectable('2026-03-01', 'staff')).toBe('2026-01-29');
});
