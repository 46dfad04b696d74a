import type { LeavePolicyRow } from '@muster/contract/domains/leave/leave-policy-answers.ts';
import { leavePoliciesEndpoints } from '../../platform/api/endpoints/leave-policies.generated.ts';
import { answers } from '../../testing/fake-server.ts';

export const leavePolicyLine = {
  leave_type_id: 3,
  leave_type: 'Vacation Leave',
  accrual: 'monthly',
  yearly_credits: 1500,
  rounding: 'half_day',
  prorates_joining: true,
  prorates_leaving: true,
  waiting_months: 6,
  cap_credits: 3000,
  carry_credits: 500,
  carry_months: 3,
  negative_credits: 0,
  steps: [{ after_years: 5, credits: 2000 }],
} as const satisfies LeavePolicyRow['versions'][number]['lines'][number];

const leavePolicy: LeavePolicyRow = {
  id: 3,
  version: 2,
  name: 'First example',
  description: null,
  is_client_assignable: true,
  versions: [
    { first_day: '2026-07-01', is_planned: true, lines: [{ ...leavePolicyLine, steps: [] }] },
    { first_day: '2026-01-01', is_planned: false, lines: [{ ...leavePolicyLine, steps: [] }] },
  ],
  types: 'Vacation Leave',
  employees: 12,
  updated_at: '2026-03-01T02:00:00Z',
};

export const leavePolicyServer = [
  answers(leavePoliciesEndpoints.list, { data: [leavePolicy], total: 1 }),
  answers(leavePoliciesEndpoints.details, leavePolicy),
  answers(leavePoliciesEndpoints.types, [{ id: 3, name: 'Vacation Leave', code: 'VL' }]),
];
