import type { DecidableSwap, OwnSwap } from '@muster/contract/domains/schedules/swap-answers.ts';

const shift = { work_date: '2026-03-11', shift: 'Day Shift', zone: 'Asia/Manila' };
const swap = {
  id: 5,
  kind: 'cover' as const,
  requester: { id: 7, name: 'Ana Reyes' },
  colleague: { id: 8, name: 'Bella Cruz' },
  give: { ...shift, starts_at: '2026-03-11T01:00:00Z', ends_at: '2026-03-11T10:00:00Z' },
  take: null,
  reason: 'A family day.',
  note: null,
  created_at: '2026-03-02T01:00:00Z',
  approval: null,
};

export const askedSwap: OwnSwap = {
  ...swap,
  state: 'asked',
  role: 'colleague',
  abilities: { answer: true, withdraw: false },
};

export const acceptedSwap: DecidableSwap = {
  ...swap,
  state: 'accepted',
  client: 'Harbour Homes',
  abilities: { decide: true, undo: false },
};

export const ownSchedule = {
  zone: 'Asia/Manila',
  today: '2026-03-10',
  from: '2026-03-09',
  to: '2026-04-05',
  planned_until: '2026-09-06',
  days: [
    {
      work_date: '2026-03-11',
      shift: 'New York Night',
      rotation: null as string | null,
      zone: 'America/New_York',
      starts_at: '2026-03-11T13:00:00Z',
      ends_at: '2026-03-11T22:00:00Z',
      status: 'scheduled' as const,
      is_swapped: false,
      holiday: null as string | null,
      counts_as: { kind: 'ordinary' as const, work_minutes: 480, night_minutes: 420, holiday_minutes: 0 },
    },
  ],
  feed: null,
};
