import type { Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/**
 * Who may use a call or open a screen (section 2.1). `public`: everybody. `pending`: the password was accepted and the
 * two-factor challenge is open. `login`: any signed-in user. An object needs one listed role or one listed permission.
 */
export type AccessRule = 'public' | 'pending' | 'login' | ListedAccess;

export interface ListedAccess {
  readonly roles?: readonly Role[];
  readonly permissions?: readonly Permission[];
  /** Users with one of these roles are refused, whatever else they hold. */
  readonly exceptRoles?: readonly Role[];
  /** All roles of the user must be in `roles` (section 2.6, /dashboard). */
  readonly onlyListedRoles?: true;
  /** The user also needs one of these roles (section 2.7, /position). */
  readonly andRoles?: readonly Role[];
}

/** The rule of many screens of section 2.3. */
export const adminOrHr = { roles: ['admin', 'hr'] } as const satisfies ListedAccess;

export interface Grants {
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
}

/** Null for a signed-out user. */
export function mayAccess(rule: AccessRule, viewer: Grants | null): boolean {
  if (rule === 'public') return true;
  if (viewer === null || rule === 'pending') return false;
  if (rule === 'login') return true;
  return passesList(rule, viewer);
}

function passesList(rule: ListedAccess, viewer: Grants): boolean {
  const holds = (listed: readonly Role[]) => viewer.roles.some((role) => listed.includes(role));
  if (rule.exceptRoles && holds(rule.exceptRoles)) return false;
  if (rule.andRoles && !holds(rule.andRoles)) return false;
  if (rule.onlyListedRoles && !viewer.roles.every((role) => rule.roles?.includes(role))) return false;
  const byRole = rule.roles ? holds(rule.roles) : false;
  const byPermission = viewer.permissions.some((permission) => rule.permissions?.includes(permission));
  return byRole || byPermission;
}
