import { expect, it } from 'vitest';
import { instantOfLocal } from '../../../platform/clock/local-instant.ts';
import { availability } from '../availability.fixture.ts';
import { openingDay } from './opening-day.ts';

const zone = availability.timezone.name;
const at = (instant: string) => Date.parse(instant);
const full = { ...availability, next_free_at: null };

it('opens with the next free time, also if it is in a later week', () => {
  expect(openingDay({ ...availability, next_free_at: '2026-03-16T09:30:00Z' }, at('2026-03-15T09:00:00Z'), zone)).toBe(
    '2026-03-16',
  );
});

it('opens with the first day that has something to come if nothing is free', () => {
  expect(openingDay(full, at('2026-03-10T12:30:00Z'), zone)).toBe('2026-03-10');
  expect(openingDay(full, at('2026-03-10T13:00:00Z'), zone)).toBe('2026-03-11');
  expect(openingDay(full, at('2026-03-12T12:00:00Z'), zone)).toBe('2026-03-16');
});

it('opens with tomorrow if nothing is to come or nothing is set, so that a Sunday opens the next week', () => {
  const sunday = at('2026-03-15T09:00:00Z');
  expect(openingDay({ ...full, weekly: [], days: [], busy: [] }, sunday, zone)).toBe('2026-03-16');
  expect(openingDay(null, sunday, zone)).toBe('2026-03-16');
});

const zones = ['Pacific/Pago_Pago', 'America/New_York', 'Europe/London', 'Asia/Kolkata', 'Asia/Manila'] as const;

it.each([...zones, 'Australia/Sydney', 'Pacific/Auckland', 'Pacific/Kiritimati'])(
  'opens the week to come from the first to the last minute of a Sunday in %s',
  (name) => {
    const monday = { ...full, timezone: { id: 1, name }, weekly: [{ weekday: 1, start: '09:00', end: '17:00' }] };
    const empty = { days: [], busy: [] };
    for (const time of ['00:01', '12:00', '23:59']) {
      const sunday = at(instantOfLocal(`2026-03-15T${time}`, name) ?? '');
      expect(openingDay(null, sunday, name)).toBe('2026-03-16');
      expect(openingDay({ ...monday, ...empty }, sunday, name)).toBe('2026-03-16');
    }
  },
);
