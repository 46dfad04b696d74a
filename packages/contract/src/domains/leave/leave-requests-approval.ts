import { type ApprovalKind, staffSources } from '../approvals/approval-kind.ts';
import { decidingRoles } from '../approvals/approvals.policy.ts';
import { leaveApproval } from './leave-requests.constants.ts';

export const leaveKind = {
  key: leaveApproval,
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
