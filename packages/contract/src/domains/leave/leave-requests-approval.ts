import { type ApprovalKind, staffSources } from '../approvals/approval-kind.ts';
import { decidingRoles } from '../approvals/approvals.policy.ts';
// Types alone, since the menu loads this file and the constants hold all the texts of their domain.
import type { leaveApproval } from './leave-requests.constants.ts';

export const leaveKind = {
  key: 'leave' satisfies typeof leaveApproval,
  label: 'Leave',
  roles: decidingRoles,
  sources: [...staffSources, 'client-approver'],
  fields: [
    { name: 'days', label: 'Days of leave', kind: 'number' },
    { name: 'days_ahead', label: 'Days ahead', kind: 'number' },
    { name: 'is_paid', label: 'Paid', kind: 'yesNo' },
    { name: 'client_approval', label: 'The client approves leave', kind: 'yesNo' },
  ],
  onlyWhere: { 'client-approver': 'client_approval' },
} as const satisfies ApprovalKind;
