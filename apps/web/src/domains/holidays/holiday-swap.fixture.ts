import type { HolidaySwap } from '@muster/contract/domains/holidays/holiday-swap-answers.ts';

export const waitingSwap: HolidaySwap = {
  id: 5,
  employee: { id: 7, name: 'Ana Reyes' },
  client: 'Harbour Homes',
  holiday: 'Bonifacio Day',
  holiday_day: '2026-11-30',
  substitute_day: '2026-12-08',
  state: 'requested',
  note: null,
  created_at: '2026-11-20T02:00:00Z',
  approval: null,
  abilities: { decide: true, cancel: false },
};

export const approvedSwap: HolidaySwap = {
  ...waitingSwap,
  id: 6,
  state: 'approved',
  abilities: { decide: false, cancel: true },
};
