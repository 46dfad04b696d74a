import { expect, it } from 'vitest';
import { availabilityOf, presentAvailabilityRow, presentClientAvailability } from './availability.presenter.ts';
import type { StoredAvailability } from './stored-availability.ts';

const stored: StoredAvailability = {
  id: 3,
  uuid: '8a8b6a1e-6b7e-4b0a-9a37-4f4b8e9c0d11',
  user_id: 9,
  name: 'Priya Nair',
  client: 'Thornbury Freight',
  version: 2,
  timezone: { id: 5, name: 'Europe/London' },
  notice_hours: 24,
  buffer_minutes: 15,
  updated_at: '2026-03-01T00:00:00Z',
  weekly: [{ weekday: 1, start_minute: 570, end_minute: 1440 }],
  days: [{ day: '2026-03-09', note: 'Off site', hours: [] }],
  busy: [{ starts_at: '2026-03-16T09:30:00+00:00', ends_at: '2026-03-16T10:00:00+00:00' }],
};

const now = Temporal.Instant.from('2026-03-08T12:00:00Z').epochMilliseconds;

it('shows hours as clock times, and the next free time', () => {
  expect(presentClientAvailability(stored, now)).toMatchObject({
    name: 'Priya Nair',
    client: 'Thornbury Freight',
    weekly: [{ weekday: 1, start: '09:30', end: '24:00' }],
    busy: [{ starts_at: '2026-03-16T09:30:00Z', ends_at: '2026-03-16T10:00:00Z' }],
    next_free_at: '2026-03-16T10:00:00Z',
  });
});

it('shows none where nothing is free', () => {
  const row = {
    id: 3,
    uuid: stored.uuid,
    name: '',
    client: null,
    timezone: 'Europe/London',
    weekly_minutes: 0,
    updated_at: '',
  };
  expect(presentAvailabilityRow(row, { ...stored, weekly: [] }, now).next_free_at).toBe(null);
  expect(presentAvailabilityRow(row, undefined, now).next_free_at).toBe(null);
  expect(availabilityOf(stored).busy[0]).toEqual({
    from: Date.UTC(2026, 2, 16, 9, 30),
    until: Date.UTC(2026, 2, 16, 10),
  });
});
