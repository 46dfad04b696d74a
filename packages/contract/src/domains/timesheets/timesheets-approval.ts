import { type ApprovalKind, staffSources } from '../approvals/approval-kind.ts';
import { decidingRoles } from '../approvals/approvals.policy.ts';
// Types alone, since the menu loads this file and the constants hold all the texts of their domain.
import type { timesheetApproval } from './timesheets.constants.ts';

/** Payroll locks timesheets, so it does not approve them as well. */
export const timesheetKind = {
  key: 'timesheet' satisfies typeof timesheetApproval,
  label: 'Timesheet',
  roles: decidingRoles,
  sources: [...staffSources, 'client-approver', 'former-client-approver'],
  fields: [
    { name: 'worked_hours', label: 'Hours worked', kind: 'number' },
    { name: 'overtime_hours', label: 'Overtime hours', kind: 'number' },
    { name: 'absent_days', label: 'Absent days', kind: 'number' },
    { name: 'client_approval', label: 'The client approves hours', kind: 'yesNo' },
    { name: 'former_client_approval', label: 'The former client approves hours', kind: 'yesNo' },
  ],
  onlyWhere: { 'client-approver': 'client_approval', 'former-client-approver': 'former_client_approval' },
} as const satisfies ApprovalKind;
