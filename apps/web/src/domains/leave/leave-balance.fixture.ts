import type { LeaveBalance, LeaveEntry } from '@muster/contract/domains/leave/leave-balance-answers.ts';
import { leaveBalancesEndpoints } from '../../platform/api/endpoints/leave-balances.generated.ts';
import { answers } from '../../testing/fake-server.ts';

export const leaveBalance: LeaveBalance = {
  employee_id: 7,
  leave_type_id: 3,
  employee: { name: 'Ana Reyes', position: 'Developer' },
  client: 'Acme',
  status: 'active',
  leave_type: 'Vacation Leave',
  color: 'teal',
  minutes: 3_120,
  expected_minutes: null,
  abilities: { adjust: true },
};

const entry: LeaveEntry = {
  id: 2,
  kind: 'adjustment',
  minutes: -480,
  balance: 3_120,
  effective_on: '2026-02-10',
  reason: 'Counted twice',
  by: 'Hana Cruz',
};

export const leaveBalanceServer = [
  answers(leaveBalancesEndpoints.list, { as_of: '2026-03-02', data: [leaveBalance], total: 1 }),
  answers(leaveBalancesEndpoints.ledger, { entries: [entry] }),
];
