import type { AccessRule } from '../../access.ts';
import { type Sided, scopeOf } from '../../scope.ts';

/** Who approves tickets (sections 2.4 and 2.6). A policy asks only people who hold one of these rights. */
export const ticketApprovalAccess = {
  permissions: ['can approve all tickets', 'can approve assigned tickets'],
} as const satisfies AccessRule;

/** Staff with this right follow every approval; who decides is a matter of the policy. */
export const followsAllApprovals = (viewer: Sided): boolean =>
  scopeOf(viewer).kind === 'staff' && viewer.permissions.includes('can approve all tickets');
