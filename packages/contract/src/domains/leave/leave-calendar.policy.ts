import { mayAccess } from '../../access.ts';
import { clientAreaRoles } from '../../roles.ts';
import { type Scope, type Sided, scopeOf } from '../../scope.ts';
import { type ReachArea, recordAccess } from '../teams/teams.policy.ts';
import { leaveRequestAccess } from './leave-requests.policy.ts';

/** Rules of the calls. Each side has answers of its own. */
export const leaveCalendarAccess = {
  staff: { roles: leaveRequestAccess.decide.roles, permissions: recordAccess.read.permissions },
  client: { roles: clientAreaRoles },
} as const;

/** Whose days away staff see. Types and waiting requests are shown within the reach of leave requests. */
export const leaveCalendarAreas = {
  days: { access: leaveCalendarAccess.staff, managing: ['account manager'], withOwn: true },
  company: { access: leaveCalendarAccess.client, withOwn: false },
} as const satisfies Readonly<Record<string, ReachArea>>;

export type LeaveCalendarSide = 'staff' | 'client' | 'own';

/** Which calendar a viewer gets; null: none. Staff without the right see their own leave. */
export function leaveCalendarSide(viewer: Sided): LeaveCalendarSide | null {
  const { kind }: Scope = scopeOf(viewer);
  if (kind === 'none') return null;
  if (kind === 'client') return mayAccess(leaveCalendarAccess.client, viewer) ? 'client' : null;
  return kind === 'staff' && mayAccess(leaveCalendarAccess.staff, viewer) ? 'staff' : 'own';
}
