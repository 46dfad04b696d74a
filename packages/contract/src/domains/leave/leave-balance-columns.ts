import { defineColumns } from '../../list-column.ts';
import { employeeStatusWords } from '../../states.ts';
import type { LeaveBalance } from './leave-balance-answers.ts';
import { leaveBalanceLabels as labels } from './leave-balances.constants.ts';
import { leaveDaysOf } from './leave-minutes.rules.ts';

export const leaveBalanceColumns = defineColumns<LeaveBalance>()({
  employee_id: { label: 'Employee id', kind: 'id', filterOnly: true },
  'employee.name': { label: labels.employee, kind: 'text', searchable: true, width: 30 },
  'employee.position': { label: labels.position, kind: 'text', searchable: true, width: 26 },
  client: { label: labels.client, kind: 'text', searchable: true, width: 26 },
  status: { label: labels.status, kind: 'choice', options: employeeStatusWords, width: 12 },
  leave_type: { label: labels.leave_type, kind: 'text', searchable: true, width: 26 },
  days: { label: labels.days, kind: 'number', value: ({ minutes }) => leaveDaysOf(minutes) },
  expected_days: {
    ...{ label: labels.expected_days, kind: 'number', sortable: false, filterable: false },
    value: ({ expected_minutes: expected }) => (expected === null ? null : leaveDaysOf(expected)),
  },
});
