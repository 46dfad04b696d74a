import { type ApprovalKind, staffSources } from '../approvals/approval-kind.ts';
import { decidingRoles } from '../approvals/approvals.policy.ts';
// Types alone, since the menu loads this file and the constants hold all the texts of their domain.
import type { holidaySwapApproval } from './holiday-swaps.constants.ts';

export const holidaySwapKind = {
  key: 'holiday-swap' satisfies typeof holidaySwapApproval,
  label: 'Holiday swap',
  roles: decidingRoles,
  sources: staffSources,
  fields: [
    { name: 'days_ahead', label: 'Days ahead of the earlier day', kind: 'number' },
    { name: 'is_before', label: 'The day off is before the holiday', kind: 'yesNo' },
  ],
} as const satisfies ApprovalKind;
