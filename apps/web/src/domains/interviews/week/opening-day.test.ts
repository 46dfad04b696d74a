import { expect, it } from 'vitest';
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
