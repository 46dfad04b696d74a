import { expect, it } from 'vitest';
import { clockOfMinute, minuteOfClock } from '../../clock-time.ts';
import { clockChangeOn, spansOnDay, zoneOffset } from './local-hours.rules.ts';

const shown = (hours: { start: string; end: string }, day: string, zone: string) =>
  spansOnDay([hours], day, zone).map(({ from, until }) =>
    [from, until].map((ms) => Temporal.Instant.fromEpochMilliseconds(ms).toString({ smallestUnit: 'minute' })),
  );

it('reads hours on the clock of the zone, winter and summer', () => {
  const hours = { start: '09:00', end: '10:30' };
  expect(shown(hours, '2026-03-27', 'Europe/London')).toEqual([['2026-03-27T09:00Z', '2026-03-27T10:30Z']]);
  expect(shown(hours, '2026-03-30', 'Europe/London')).toEqual([['2026-03-30T08:00Z', '2026-03-30T09:30Z']]);
  expect(shown(hours, '2026-03-30', 'Asia/Kathmandu')).toEqual([['2026-03-30T03:15Z', '2026-03-30T04:45Z']]);
  expect(shown({ start: '00:00', end: '24:00' }, '2026-03-30', 'Pacific/Kiritimati')).toEqual([
    ['2026-03-29T10:00Z', '2026-03-30T10:00Z'],
  ]);
});

it('offers nothing of an hour that the clocks skip', () => {
  const on = (start: string, end: string) => shown({ start, end }, '2026-03-08', 'America/New_York');
  expect(on('02:00', '03:00')).toEqual([]);
  expect(on('02:30', '04:00')).toEqual([['2026-03-08T07:00Z', '2026-03-08T08:00Z']]);
  expect(on('01:00', '02:30')).toEqual([['2026-03-08T06:00Z', '2026-03-08T07:00Z']]);
});

it('offers an hour that occurs twice both times', () => {
  const on = (start: string, end: string) => shown({ start, end }, '2026-11-01', 'America/New_York');
  expect(on('01:15', '01:45')).toEqual([
    ['2026-11-01T05:15Z', '2026-11-01T05:45Z'],
    ['2026-11-01T06:15Z', '2026-11-01T06:45Z'],
  ]);
});

it('says what the clocks do on a day', () => {
  expect(clockChangeOn('2026-03-08', 'America/New_York')).toEqual({ kind: 'skipped', start: '02:00', end: '03:00' });
  expect(clockChangeOn('2026-11-01', 'America/New_York')).toEqual({ kind: 'repeated', start: '01:00', end: '02:00' });
  expect(clockChangeOn('2026-10-04', 'Australia/Lord_Howe')).toEqual({ kind: 'skipped', start: '02:00', end: '02:30' });
  expect(clockChangeOn('2026-03-09', 'America/New_York')).toBe(null);
  expect(clockChangeOn('2026-03-08', 'Asia/Manila')).toBe(null);
});

it('has no time on a day that a zone skips', () => {
  expect(shown({ start: '00:00', end: '24:00' }, '2011-12-30', 'Pacific/Apia')).toEqual([]);
  expect(clockChangeOn('2011-12-30', 'Pacific/Apia')).toEqual({ kind: 'skipped', start: '00:00', end: '24:00' });
});

it('converts clock times and offsets', () => {
  expect(['00:00', '09:05', '24:00'].map(minuteOfClock)).toEqual([0, 545, 1440]);
  expect([0, 545, 1440].map(clockOfMinute)).toEqual(['00:00', '09:05', '24:00']);
  expect(zoneOffset(Temporal.Instant.from('2026-07-01T00:00Z').epochMilliseconds, 'America/St_Johns')).toBe(-9_000_000);
});
