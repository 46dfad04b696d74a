import type { LeaveTypeInput } from '@muster/contract/domains/leave/leave-types.schemas.ts';

/** What a request for a leave type carries. */
export const leaveTypeBody: LeaveTypeInput = {
  name: 'Study Leave',
  code: 'STUDY',
  paid_percent: 50,
  color: 'blue',
  unit: 'day',
  country: null,
  source: null,
  document_after_days: null,
  notice_days: 5,
  visibility: 'team',
  client_class: 'planned',
  gender: null,
  tenure_months: 0,
  blackouts: [{ from: '2026-12-20', to: '2027-01-03', reason: 'Peak season' }],
};
