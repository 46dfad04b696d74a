import { type ApprovalKind, staffSources } from '../approvals/approval-kind.ts';
import { decidingRoles } from '../approvals/approvals.policy.ts';
// Types alone, since the menu loads this file and the constants hold all the texts of their domain.
import type { swapApproval } from './schedules.constants.ts';

export const swapKind = {
  key: 'shift-swap' satisfies typeof swapApproval,
  label: 'Shift swap',
  roles: decidingRoles,
  sources: staffSources,
  fields: [
    { name: 'days_ahead', label: 'Days ahead', kind: 'number' },
    {
      name: 'kind',
      label: 'Type',
      kind: 'choice',
      options: [
        { value: 'swap', label: 'Swap' },
        { value: 'cover', label: 'Cover' },
      ],
    },
  ],
} as const satisfies ApprovalKind;
