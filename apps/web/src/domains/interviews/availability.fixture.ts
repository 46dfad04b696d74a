import type { AvailabilityRecord, AvailabilityRow } from '@muster/contract/domains/interviews/availability-answers.ts';
import { availabilityEndpoints } from '../../platform/api/endpoints/availability.generated.ts';
import { answers } from '../../testing/fake-server.ts';

export const availability: AvailabilityRecord = {
  id: 7,
  uuid: '8a8b6a1e-6b7e-4b0a-9a37-4f4b8e9c0d11',
  version: 2,
  timezone: { id: 5, name: 'Europe/London' },
  notice_hours: 24,
  buffer_minutes: 15,
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '09:30', end: '12:00' })),
  days: [
    { day: '2026-03-11', note: 'Board meeting', hours: [{ start: '15:00', end: '17:00' }] },
    { day: '2026-03-13', note: null, hours: [] },
  ],
  busy: [{ starts_at: '2026-03-10T12:00:00Z', ends_at: '2026-03-10T13:00:00Z' }],
  next_free_at: '2026-03-10T09:30:00Z',
  updated_at: '2026-03-02T02:00:00Z',
};

const availabilityRow: AvailabilityRow = {
  id: 7,
  uuid: availability.uuid,
  name: 'Priya Nair',
  client: 'Thornbury Freight',
  timezone: 'Europe/London',
  weekly_minutes: 750,
  next_free_at: availability.next_free_at,
  updated_at: availability.updated_at,
};

export const availabilityServer = [
  answers(availabilityEndpoints.list, { data: [availabilityRow], total: 1 }),
  answers(availabilityEndpoints.details, { ...availability, name: 'Priya Nair', client: 'Thornbury Freight' }),
  answers(availabilityEndpoints.own, { availability, timezone: availability.timezone }),
];
