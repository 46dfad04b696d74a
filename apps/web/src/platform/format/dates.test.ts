import { describe, expect, it } from 'vitest';
import {
  clockText,
  formatClock,
  formatDateTime,
  formatDay,
  formatDayOfYear,
  formatDays,
  formatLongDay,
  formatMonth,
  formatShortDateTime,
  formatWeekday,
  formatWeekdays,
  weekdayName,
} from './dates.ts';

describe('formatDateTime', () => {
  it("shows instants in the viewer's zone, this year without the year", () => {
    expect(formatDateTime('2026-03-09T01:30:00Z', 'Asia/Manila')).toBe('Mar 09, 2026 9:30 AM');
    expect(formatDateTime('2026-03-09T01:30:00Z', 'America/New_York')).toBe('Mar 08, 2026 9:30 PM');
  });

  it('shows another year in the default format of section 9', () => {
    expect(formatDateTime('2025-03-09T01:30:00Z', 'Asia/Manila')).toBe('Mar 09, 2025 9:30 AM');
  });

  it('shows midnight and noon as 12', () => {
    expect(formatDateTime('2026-03-08T16:00:00Z', 'Asia/Manila')).toBe('Mar 09, 2026 12:00 AM');
    expect(formatDateTime('2026-03-09T04:05:00Z', 'Asia/Manila')).toBe('Mar 09, 2026 12:05 PM');
  });

  it('shows an en dash for a missing or unreadable instant', () => {
    expect(formatDateTime(null, 'Asia/Manila')).toBe('–');
    expect(formatDateTime('soon', 'Asia/Manila')).toBe('–');
  });
});

it('shows instants where there is little room, this year without the year', () => {
  expect(formatShortDateTime('2026-03-09T01:30:00Z', 'Asia/Manila')).toBe('Mar 9, 9:30 AM');
  expect(formatShortDateTime('2025-03-09T01:30:00Z', 'Asia/Manila')).toBe('Mar 9, 2025, 9:30 AM');
});

describe('plain dates', () => {
  it('are the same day in every zone, this year without the year', () => {
    expect(['2026-03-09', '2025-11-18'].map(formatDay)).toEqual(['Mar 9', 'Nov 18, 2025']);
    expect(formatLongDay('2026-08-31')).toBe('August 31, 2026');
    expect(formatLongDay('9999-12-31')).toBe('December 31, 9999');
  });

  it('are an en dash if missing or invalid', () => {
    expect(formatDayOfYear('2026-03-09')).toBe('Mar 9, 2026');
    expect(formatDayOfYear('2026-13-09')).toBe('–');
    expect(formatDay('')).toBe('–');
    expect(formatDay('2026-13-09')).toBe('–');
    expect(formatLongDay(undefined)).toBe('–');
  });

  it('have their weekday where it matters', () => {
    expect(['2026-11-18', '2027-01-04', '2026-13-09'].map(formatWeekday)).toEqual([
      'Wed, Nov 18',
      'Mon, Jan 4, 2027',
      '–',
    ]);
    expect(weekdayName('2026-11-22')).toBe('Sun');
  });
});

it.each([
  ['2026-11-10', '2026-11-20', 'Nov 10 – 20'],
  ['2026-11-28', '2026-12-02', 'Nov 28 – Dec 2'],
  ['2025-12-28', '2026-01-03', 'Dec 28, 2025 – Jan 3, 2026'],
  ['2025-03-01', '2025-03-15', 'Mar 1 – 15, 2025'],
  ['2026-11-10', '2026-11-10', 'Nov 10'],
  ['2026-11-10', null, 'Nov 10 – no end date'],
  ['2026-11-10', 'soon', '–'],
])('shows the days from %s to %s as %s', (from, to, text) => {
  expect(formatDays(from, to)).toBe(text);
});

it.each([
  ['2026-12-17', '2026-12-18', 'Thu, Dec 17 – Fri, Dec 18'],
  ['2026-12-31', '2027-01-02', 'Thu, Dec 31, 2026 – Sat, Jan 2, 2027'],
  ['2027-01-02', '2027-01-03', 'Sat, Jan 2 – Sun, Jan 3, 2027'],
  ['2026-12-17', '2026-12-17', 'Thu, Dec 17'],
  ['2026-12-17', '2026-13-17', '–'],
])('shows the days from %s to %s with their weekdays as %s', (from, to, text) => {
  expect(formatWeekdays(from, to).replaceAll('\u00a0', ' ')).toBe(text);
});

it('formatClock shows the time of day', () => {
  expect(formatClock(Date.UTC(2026, 2, 9, 2, 47), 'Asia/Manila')).toBe('10:47 AM');
});

it('clockText shows the time of day of an instant in the format of calls', () => {
  expect(clockText('2026-03-02T14:12:30Z', 'Asia/Manila')).toBe('10:12 PM');
  expect([clockText(null, 'Asia/Manila'), clockText('soon', 'Asia/Manila')]).toEqual([null, null]);
});

it('formatMonth names a month', () => {
  expect(formatMonth('2026-03')).toBe('March 2026');
  expect(formatMonth('2026-13')).toBe('–');
});
