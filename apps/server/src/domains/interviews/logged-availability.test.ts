import { expect, it } from 'vitest';
import { loggedAvailability } from './logged-availability.ts';

it('writes hours as one line a day', () => {
  const logged = loggedAvailability({
    id: 3,
    uuid: '',
    user_id: 9,
    name: 'Priya Nair',
    client: null,
    version: 1,
    timezone: { id: 5, name: 'Europe/London' },
    notice_hours: 24,
    buffer_minutes: 15,
    updated_at: '',
    weekly: [
      { weekday: 1, start_minute: 540, end_minute: 720 },
      { weekday: 1, start_minute: 780, end_minute: 1440 },
    ],
    days: [{ day: '2026-03-09', note: 'Off site', hours: [] }],
    busy: [{ starts_at: '2026-03-16T09:30:00+00:00', ends_at: '2026-03-16T10:00:00+00:00' }],
  });
  expect(logged).toMatchObject({
    timezone_id: 'Europe/London',
    weekly: ['Mon 09:00 – 12:00, 13:00 – 24:00'],
    days: ['2026-03-09 closed'],
    busy: ['2026-03-16T09:30Z – 2026-03-16T10:00Z'],
  });
});
