import { mondayOf } from '@muster/contract/plain-day.ts';
import { expect, it } from 'vitest';
import { availability } from '../availability.fixture.ts';
import { availabilityValuesOf } from '../availability-values.ts';

import { clockNotes, homeRangeText, hourText, rangeText, shownRange, weekDay, weekFrom } from './week-days.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const values = availabilityValuesOf(availability, { id: 5, name: 'Europe/London' });

it('shows hours of the week, overrides and busy times by day', () => {
  expect(weekDay(values, '2026-03-10')).toEqual({
    day: '2026-03-10',
    isOverridden: false,
    minutes: 150,
    blocks: [
      { kind: 'weekly', from: 570, until: 720 },
      { kind: 'busy', from: 720, until: 780 },
    ],
  });
  expect(weekDay(values, '2026-03-11').blocks).toEqual([{ kind: 'override', from: 900, until: 1020 }]);
  expect(weekDay(values, '2026-03-13')).toMatchObject({ isOverridden: true, minutes: 0, blocks: [] });
});

it('begins on Monday, and shows whole hours around the blocks', () => {
  expect(mondayOf('2026-03-15')).toBe('2026-03-09');
  expect(weekFrom('2026-03-09').at(-1)).toBe('2026-03-15');
  const late = {
    day: '',
    isOverridden: false,
    minutes: 0,
    blocks: [{ kind: 'weekly', from: 390, until: 1290 }],
  } as const;
  expect(shownRange([late], false)).toEqual({ from: 360, until: 1320 });
  expect(shownRange([], false)).toEqual({ from: 420, until: 1200 });
  expect(shownRange([], true)).toEqual({ from: 0, until: 1440 });
});

it('writes ranges in both zones', () => {
  expect(plain(rangeText({ from: 570, until: 720 }))).toBe('9:30 AM – 12:00 PM');
  expect(plain(rangeText({ from: 840, until: 1020 }))).toBe('2:00 – 5:00 PM');
  expect(plain(rangeText({ from: 1320, until: 1440 }))).toBe('10:00 PM – 12:00 AM');
  expect(plain(homeRangeText('2026-03-09', { from: 570, until: 720 }, 'Europe/London'))).toBe('5:30 – 8:00 PM Manila');
  expect(plain(homeRangeText('2026-03-30', { from: 570, until: 720 }, 'Europe/London'))).toBe('4:30 – 7:00 PM Manila');
  expect(homeRangeText('2026-03-09', { from: 570, until: 720 }, 'Asia/Manila')).toBe(null);
});

it('explains hours that are skipped or occur twice', () => {
  expect(clockNotes(['2026-03-28', '2026-03-29'], 'Europe/London').map(plain)).toEqual([
    "Sun: the clocks skip 1:00 – 2:00 AM. This time doesn't exist and is not offered.",
  ]);
  expect(clockNotes(['2026-10-25'], 'Europe/London').map(plain)).toEqual([
    'Sun: 1:00 – 2:00 AM occurs twice. Open hours in it count both times.',
  ]);
  expect(clockNotes(['2026-03-29'], 'Asia/Manila')).toEqual([]);
});

it('names the hours of an axis shortly', () => {
  expect([0, 8 * 60, 12 * 60, 8 * 60 + 30].map((minute) => plain(hourText(minute)))).toEqual([
    ...['12 AM', '8 AM', '12 PM', '8:30 AM'],
  ]);
});
