import { type Grants, mayAccess } from '../../access.ts';
import { scopeOf } from '../../scope.ts';
import type { Viewer } from '../../viewer.ts';
import type { ReachArea } from '../teams/teams.policy.ts';

/** Rules for the calls and the buttons (sections 2.4 and 7.7). */
export const shiftAccess = {
  list: { permissions: ['can view employee shifts'] },
  read: { permissions: ['can view employee shift details'] },
  manage: { permissions: ['can manage employee shifts'] },
  calendar: { permissions: ['can view employee shift calendar', 'can view all employees'] },
  /** Swaps that wait for approval, for those who decide them. */
  pendingSwaps: { roles: ['admin', 'hr', 'workforce admin', 'team lead'] },
  today: { permissions: ['can view employee schedule today'] },
  /** May receive the push event that a schedule changed, which carries no data. */
  follow: {
    permissions: ['can view employee schedule today', 'can view employee shift calendar', 'can view all employees'],
  },
} as const;

export function mayManageShifts(viewer: Grants): boolean {
  return mayAccess(shiftAccess.manage, viewer);
}

/**
 * Client users change their own client's shifts. Those of the provider (without a client) are for employees of all clients, so only
 * staff change them. Employees change none.
 */
export function mayChangeShift(viewer: Viewer, shift: { readonly client_id: number | null }): boolean {
  if (!mayManageShifts(viewer)) return false;
  const scope = scopeOf(viewer);
  return scope.kind === 'staff' || (scope.kind === 'client' && scope.clientId === shift.client_id);
}

/** Whose schedules a viewer reaches on each screen. */
export const shiftAreas = {
  calendar: { access: shiftAccess.calendar, withOwn: true },
  pendingSwaps: { access: shiftAccess.pendingSwaps, withOwn: false },
  today: { access: shiftAccess.today, withOwn: true },
  /** On the home page account managers begin with the clients that they look after. */
  ownToday: { access: shiftAccess.today, managing: ['account manager'], withOwn: true },
  /** Never for the viewer's own schedule. */
  placements: { access: shiftAccess.manage, withOwn: false },
  assignments: { access: shiftAccess.read, withOwn: true },
  filters: { access: shiftAccess.follow, withOwn: true },
} as const satisfies Readonly<Record<string, ReachArea>>;
