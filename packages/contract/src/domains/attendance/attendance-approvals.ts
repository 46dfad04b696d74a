import { type ApprovalKind, staffSources } from '../approvals/approval-kind.ts';
import { decidingRoles } from '../approvals/approvals.policy.ts';
import { correctionApproval, overtimeApproval } from './attendance.constants.ts';

export const correctionKind = {
  key: correctionApproval,
  label: 'Attendance correction',
  roles: decidingRoles,
  sources: staffSources,
  fields: [
    { name: 'days_back', label: 'Days back', kind: 'number' },
    { name: 'hours', label: 'Hours requested', kind: 'number' },
  ],
} as const satisfies ApprovalKind;

/** On the same screens as corrections, so the same roles decide. */
export const overtimeKind = {
  key: overtimeApproval,
  label: 'Overtime',
  roles: correctionKind.roles,
  sources: staffSources,
  fields: [{ name: 'minutes', label: 'Minutes of overtime', kind: 'number' }],
} as const satisfies ApprovalKind;
