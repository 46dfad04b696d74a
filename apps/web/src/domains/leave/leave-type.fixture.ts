import type { LeaveTypeRow } from '@muster/contract/domains/leave/leave-type-answers.ts';
import { leaveTypesEndpoints } from '../../platform/api/endpoints/leave-types.generated.ts';
import { answers } from '../../testing/fake-server.ts';

export const leaveType: LeaveTypeRow = {
  id: 3,
  version: 2,
  name: 'Maternity Leave',
  code: 'ML',
  paid_percent: 100,
  color: 'pink',
  unit: 'day',
  country: 'PH',
  source: 'RA 11210, section 3',
  document_after_days: 0,
  notice_days: 30,
  visibility: 'team',
  client_class: 'planned',
  gender: 'female',
  tenure_months: 0,
  blackouts: [{ from: '2026-12-20', to: '2027-01-03', reason: 'Peak season' }],
  updated_at: '2026-03-01T02:00:00Z',
};

export const leaveTypeServer = [
  answers(leaveTypesEndpoints.list, { data: [leaveType], total: 1 }),
  answers(leaveTypesEndpoints.details, leaveType),
];
