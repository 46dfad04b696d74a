import { type Grants, mayAccess } from '../../access.ts';
import type { Role } from '../../roles.ts';

export const impersonationMinutes = 60;

/** Who may act as other users at all (section 6). */
export const impersonationAccess = { permissions: ['can impersonate users'] } as const;

/** The level of a role: nobody may act as a user of the same or a higher level (docs/decisions.md, Accounts). */
const rankOf: Readonly<Record<Role, number>> = {
  admin: 4,
  hr: 3,
  payroll: 3,
  finance: 3,
  'workforce admin': 3,
  recruitment: 2,
  'accounts receivable': 2,
  it: 2,
  'team lead': 2,
  'office admin': 2,
  sales: 2,
  accounting: 2,
  'account manager': 2,
  'client-admin': 1,
  client: 1,
  'client-user': 1,
  employee: 1,
};

interface Impersonating extends Grants {
  readonly impersonator: object | null;
}

export interface Impersonator extends Impersonating {
  readonly userId: number;
}

export interface Impersonated extends Grants {
  readonly userId: number;
}

/** Why the viewer may not act as the target, as a text for the viewer; null if it is allowed. */
export function impersonationRefusal(viewer: Impersonator, target: Impersonated): string | null {
  if (viewer.impersonator !== null) return 'Leave the present impersonation first.';
  if (!mayAccess(impersonationAccess, viewer)) return 'Forbidden';
  if (viewer.userId === target.userId) return 'You cannot act as yourself.';
  if (mayAccess(impersonationAccess, target)) return "You can't act as a user who can impersonate others.";
  if (highestRank(target.roles) >= highestRank(viewer.roles))
    return 'You can only act as a user whose role is below yours.';
  if (target.permissions.some((permission) => !viewer.permissions.includes(permission))) {
    return 'This user may do things that you may not.';
  }
  return null;
}

/** Whether to offer it. Whether one user may act as another is checked when it starts. */
export function mayActAsOthers(viewer: Impersonating): boolean {
  return viewer.impersonator === null && mayAccess(impersonationAccess, viewer);
}

function highestRank(held: readonly Role[]): number {
  return Math.max(0, ...held.map((role) => rankOf[role]));
}
