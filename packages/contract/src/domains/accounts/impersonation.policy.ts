import { type Grants, mayAccess } from '../../access.ts';
import { highestRank } from './rank.policy.ts';

export const impersonationMinutes = 60;

/** Who may act as other users at all (section 6). */
export const impersonationAccess = { permissions: ['can impersonate users'] } as const;

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
