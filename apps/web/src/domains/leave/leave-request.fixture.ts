import type { ListedAttachment } from '@muster/contract/domains/documents/attachment.schemas.ts';
import type {
  LeaveChoice,
  LeaveDaysToChoose,
  LeavePreview,
  LeaveRequest,
  PlannedLeaveDay,
} from '@muster/contract/domains/leave/leave-request-answers.ts';

export const vacation: LeaveChoice = {
  leave_type_id: 1,
  name: 'Vacation Leave',
  color: 'teal',
  is_paid: true,
  unit: 'half_day',
  notice_days: 7,
  document_after_days: null,
  balance_minutes: 4800,
  held_minutes: 960,
  available_minutes: 3840,
  used_minutes: 480,
  next_credit: { day: '2026-04-01', minutes: 600 },
};

export const sick: LeaveChoice = {
  ...vacation,
  leave_type_id: 2,
  name: 'Sick Leave',
  color: 'amber',
  notice_days: 0,
  document_after_days: 2,
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
  used_minutes: 0,
  next_credit: null,
};

const work = (day: string): PlannedLeaveDay => ({
  ...{ day, minutes: 480, free: null, part: 'full', holiday: null, is_requested: false, worked_minutes: 480 },
  ...{ starts_at: `${day}T00:00:00Z`, ends_at: `${day}T09:00:00Z` },
  ...{ leave_from: `${day}T00:00:00Z`, leave_to: `${day}T09:00:00Z` },
});

const off = (day: string, free: PlannedLeaveDay['free'], holiday: string | null = null): PlannedLeaveDay => ({
  ...{ day, minutes: 0, free, part: 'full', holiday, is_requested: false, worked_minutes: 0 },
  ...{ starts_at: null, ends_at: null, leave_from: null, leave_to: null },
});

/** The weeks of March 2026 that the form shows first. */
export const daysOfMarch: LeaveDaysToChoose = {
  days: [
    off('2026-03-01', 'no shift'),
    work('2026-03-02'),
    off('2026-03-03', 'holiday', 'Founding Day'),
    work('2026-03-13'),
  ],
  team: { of: 9, days: [{ day: '2026-03-13', away: 2 }], limited: [] },
};

export const threeDays: LeavePreview = {
  days: [work('2026-03-13'), off('2026-03-14', 'no shift'), off('2026-03-15', 'no shift'), work('2026-03-16')],
  minutes: 960,
  available_today: 3840,
  available_minutes: 3840,
  is_paid: true,
  needs_document: false,
  forecast: {
    steps: [
      { day: '2026-03-02', minutes: 3840 },
      { day: '2026-03-13', minutes: 3360 },
      { day: '2026-03-16', minutes: 2880 },
    ],
    later_minutes: 0,
    until: '2026-12-31',
    renews_on: '2027-01-01',
    carry_minutes: 2400,
  },
  problem: null,
  team: {
    of: 9,
    days: [
      { day: '2026-03-13', away: 2 },
      { day: '2026-03-16', away: 1 },
    ],
    limited: [{ team: 'Operations', limit: 2, days: [{ day: '2026-03-13', away: 2 }] }],
  },
  colleagues: [{ id: 12, name: 'Maricel Ocampo', away: [{ first: '2026-03-13', last: '2026-03-16' }] }],
  steps: [
    { name: 'Team lead or HR', approvers: ['Team lead', 'HR'] },
    { name: 'The client', approvers: ['The client'] },
  ],
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
    { day: '2026-03-16', minutes: 480, state: 'held', part: 'full' },
    { day: '2026-03-17', minutes: 480, state: 'held', part: 'full' },
    { day: '2026-03-18', minutes: 480, state: 'held', part: 'full' },
  ],
  minutes: 1440,
  state: 'requested',
  reason: 'A family trip.',
  is_late: false,
  filed_by: null,
  created_at: '2026-03-02T01:00:00Z',
  documents: { count: 0, is_missing: false },
  approval: null,
  abilities: { decide: true, cancel: false, cancel_days: [] },
};

/** Of that request. */
export const certificate: ListedAttachment = {
  id: 3,
  file_name: 'certificate.pdf',
  kind: 'pdf',
  size_bytes: 204_800,
  attachment_type: null,
  uploaded_by: 'Ana Reyes',
  created_at: '2026-03-02T01:00:00Z',
  may_remove: true,
};
