import { type ApprovalKind, staffSources } from '../approvals/approval-kind.ts';
import { decidingRoles } from '../approvals/approvals.policy.ts';
import { holidaySwapApproval } from './holiday-swaps.constants.ts';

export const holidaySwapKind = {
  key: holidaySwapApproval,
  label: 'Holiday swap',
  roles: decidingRoles,
  sources: staffSources,
  fields: [
    { name: 'days_ahead', label: 'Days ahead of the earlier day', kind: 'number' },
    { name: 'is_before', label: 'The day off is before the holiday', kind: 'yesNo' },
  ],
} as const satisfies ApprovalKind;
