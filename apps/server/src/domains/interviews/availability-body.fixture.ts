import type { CallRequest } from '@muster/contract';
import type { availabilityCalls } from '@muster/contract/domains/interviews/availability.calls.ts';
import { zoneIds } from '../../database/seed/known-ids.ts';

type Body = CallRequest<typeof availabilityCalls.save>['body'];

/** Mornings from Monday to Wednesday, one override, one closed day, one busy hour. `version` 0: there is none yet. */
export const availabilityBody = (gaps: Partial<Body> = {}): Body => ({
  version: 0,
  timezone_id: zoneIds.manila,
  notice_hours: 12,
  buffer_minutes: 10,
  weekly: [1, 2, 3].map((weekday) => ({ weekday, start: '09:00', end: '11:30' })),
  days: [
    { day: '2026-03-17', note: 'Board meeting', hours: [{ start: '20:00', end: '00:00' }] },
    { day: '2026-03-18', hours: [] },
  ],
  busy: [{ starts_at: '2026-03-16T01:00:00Z', ends_at: '2026-03-16T02:00:00Z' }],
  ...gaps,
});
