import { decidingRoles } from '@muster/contract/domains/approvals/approvals.policy.ts';
import { isClientOnly, type Role } from '@muster/contract/roles.ts';

/** What an empty action center says will come. */
export function comingText(roles: readonly Role[]): string {
  if (isClientOnly(roles)) return 'Hours and leave of your people appear here when they need your approval.';
  const isApprover = roles.some((role) => (decidingRoles as readonly Role[]).includes(role));
  const own = 'timesheets to submit, days to fix and swaps that colleagues ask you for';
  if (!isApprover) return `${own.charAt(0).toUpperCase()}${own.slice(1)} appear here.`;
  return `Corrections, timesheets, overtime, leave and swaps that need your decision appear here, as do your own ${own}.`;
}
