import type { RotationDetails, RotationRow } from '@muster/contract/domains/shifts/rotation-answers.ts';

export const nightsRow: RotationRow = {
  id: 6,
  name: 'Nights and days',
  client: null,
  weeks: 2,
  shifts: ['Day', 'Night'],
  people: 1,
  abilities: { update: true, change: false, delete: false },
};

const day = { shift: { id: 4, name: 'Day' }, start_time: '08:00', end_time: '17:00', timezone: 'Asia/Manila' };
const night = { shift: { id: 5, name: 'Night' }, start_time: '22:00', end_time: '07:00', timezone: 'Asia/Manila' };

/** Days on Monday and Tuesday of week 1, a night on Friday of week 2. Today is Monday, 2 March 2026. */
export const nights: RotationDetails = {
  ...nightsRow,
  version: 3,
  today: '2026-03-02',
  days: [
    { week: 1, weekday: 1, ...day },
    { week: 1, weekday: 2, ...day },
    { week: 2, weekday: 5, ...night },
  ],
  warnings: ['Only 6 h of rest between Friday of week 2 and Saturday of week 2.'],
  assigned: [
    {
      id: 11,
      employee: { id: 7, name: 'Ana Reyes', position: 'Bookkeeper' },
      client: 'Harbour Homes',
      from: '2026-01-05',
      to: null,
      starts_on: '2026-02-23',
    },
  ],
};
