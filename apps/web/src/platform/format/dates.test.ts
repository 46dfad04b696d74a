import { describe, expect, it } from 'vitest';
import {
  clockText,
  formatClock,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatMonth,
  formatWeekday,
} from './dates.ts';

describe('formatDateTime', () => {
  it("shows the default format of section 9 in the viewer's zone", () => {
    expect(formatDateTime('2026-03-09T01:30:00Z', 'Asia/Manila')).toBe('Mar 09, 2026 9:30 AM');
    expect(formatDateTime('2026-03-09T01:30:00Z', 'America/New_York')).toBe('Mar 08, 2026 9:30 PM');
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

describe('plain dates', () => {
  it('stay the same day in every zone', () => {
    expect(formatDay('2026-03-09')).toBe('Mar 09, 2026');
    expect(formatLongDay('2026-08-31')).toBe('August 31, 2026');
    expect(formatLongDay('9999-12-31')).toBe('December 31, 9999');
  });

  it('are an en dash if missing or invalid', () => {
    expect(formatDay('')).toBe('–');
    expect(formatDay('2026-13-09')).toBe('–');
    expect(formatLongDay(undefined)).toBe('–');
  });
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

it('formatWeekday adds the weekday to a day', () => {
  expect(formatWeekday('2026-03-09')).toBe('Mon, Mar 09, 2026');
  expect(formatWeekday('2026-13-09')).toBe('–');
});
