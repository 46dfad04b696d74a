import { type ApprovalKind, staffSources } from '../approvals/approval-kind.ts';
import { decidingRoles } from '../approvals/approvals.policy.ts';
// Types alone, since the menu loads this file and the constants hold all the texts of their domain.
import type { correctionApproval, overtimeApproval } from './attendance.constants.ts';

export const correctionKind = {
  key: 'correction' satisfies typeof correctionApproval,
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
  key: 'overtime' satisfies typeof overtimeApproval,
  label: 'Overtime',
  roles: correctionKind.roles,
  sources: staffSources,
  fields: [{ name: 'minutes', label: 'Minutes of overtime', kind: 'number' }],
} as const satisfies ApprovalKind;
