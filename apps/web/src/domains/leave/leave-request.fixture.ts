import type { LeaveChoice, LeavePreview, LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';

export const vacation: LeaveChoice = {
  leave_type_id: 1,
  name: 'Vacation Leave',
  color: 'teal',
  is_paid: true,
  notice_days: 7,
  document_after_days: null,
  balance_minutes: 4800,
  held_minutes: 960,
  available_minutes: 3840,
};

export const unpaid: LeaveChoice = {
  ...vacation,
  leave_type_id: 8,
  name: 'Leave Without Pay',
  color: 'gray',
  is_paid: false,
  balance_minutes: 0,
  held_minutes: 0,
  available_minutes: 0,
};

export const threeDays: LeavePreview = {
  days: [
    { day: '2026-03-13', minutes: 480, free: null },
    { day: '2026-03-14', minutes: 0, free: 'no shift' },
    { day: '2026-03-16', minutes: 480, free: null },
  ],
  minutes: 960,
  available_minutes: 3840,
  is_paid: true,
  problem: null,
  team: {
    of: 9,
    days: [
      { day: '2026-03-13', away: 2 },
      { day: '2026-03-16', away: 1 },
    ],
  },
};

export const waitingLeave: LeaveRequest = {
  id: 5,
  employee: { id: 7, name: 'Ana Reyes' },
  client: 'Harbour Homes',
  leave_type: 'Vacation Leave',
  color: 'teal',
  first_day: '2026-03-16',
  last_day: '2026-03-18',
  days: [
    { day: '2026-03-16', minutes: 480, state: 'held' },
    { day: '2026-03-17', minutes: 480, state: 'held' },
    { day: '2026-03-18', minutes: 480, state: 'held' },
  ],
  minutes: 1440,
  state: 'requested',
  reason: 'A family trip.',
  is_late: false,
  filed_by: null,
  created_at: '2026-03-02T01:00:00Z',
  approval: null,
  abilities: { decide: true, cancel: false },
};
