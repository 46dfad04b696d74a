import { expect, it } from 'vitest';
import { availability } from '../availability.fixture.ts';
import { freeTimes, nextFreeText, shortTimesText, termsText } from './summary-text.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ').replaceAll(', 2026', '');

it('says notice and time between interviews', () => {
  expect(plain(termsText(availability))).toBe('24 h notice · 15 min between interviews');
  expect(plain(termsText({ ...availability, notice_hours: 0, buffer_minutes: 0 }))).toBe(
    'No notice · no time between interviews',
  );
});

it('writes the next free time in both zones', () => {
  expect(plain(nextFreeText('2026-03-10T09:30:00Z', 'Europe/London'))).toBe(
    'Tue, Mar 10, 9:30 AM London · 5:30 PM Manila',
  );
  expect(plain(nextFreeText('2026-03-10T20:00:00Z', 'America/New_York'))).toBe(
    'Tue, Mar 10, 4:00 PM New York · Wed, Mar 11, 4:00 AM Manila',
  );
  expect(plain(nextFreeText('2026-03-10T01:00:00Z', 'Asia/Manila'))).toBe('Tue, Mar 10, 9:00 AM Manila');
  expect(nextFreeText(null, 'Asia/Manila')).toBe(null);
});

it('leaves the weekdays out where there is little room', () => {
  expect(plain(shortTimesText('2026-03-10T20:00:00Z', 'America/New_York'))).toBe(
    'Mar 10, 4:00 PM New York · Mar 11, 4:00 AM Manila',
  );
});

it("begins with the viewer's clock, then says the other one with its day where that differs", () => {
  const times = (instant: string, zone: string, viewer: string) =>
    freeTimes(instant, zone, viewer).map((text) => plain(text) ?? null);
  expect(times('2026-03-10T09:30:00Z', 'Europe/London', 'Asia/Manila')).toEqual([
    'Tue, Mar 10, 5:30 PM',
    '9:30 AM London',
  ]);
  expect(times('2026-03-10T20:00:00Z', 'America/New_York', 'Asia/Manila')).toEqual([
    'Wed, Mar 11, 4:00 AM',
    'Tue, Mar 10, 4:00 PM New York',
  ]);
  expect(times('2026-03-10T01:00:00Z', 'Australia/Sydney', 'Australia/Sydney')).toEqual([
    'Tue, Mar 10, 12:00 PM',
    '9:00 AM Manila',
  ]);
  expect(times('2026-03-10T01:00:00Z', 'Asia/Manila', 'Asia/Manila')).toEqual(['Tue, Mar 10, 9:00 AM', null]);
});
