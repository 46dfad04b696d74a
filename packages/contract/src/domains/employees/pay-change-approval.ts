import type { ApprovalKind } from '../approvals/approval-kind.ts';
import { mayDecidePayChanges, payChangeRoles } from './employees.policy.ts';

/** Key of the approval policy for changes of pay. */
export const payChangeApproval = 'pay-change';

export const payChangeKind = {
  key: payChangeApproval,
  label: 'Pay change',
  roles: payChangeRoles,
  mayDecide: mayDecidePayChanges,
  sources: ['role', 'person'],
  fields: [{ name: 'own_record', label: 'Change of the own record', kind: 'yesNo' }],
} as const satisfies ApprovalKind;
