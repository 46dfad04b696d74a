import type { Permission } from '../../permissions.ts';
import type { Role } from '../../roles.ts';
import { type Sided, scopeOf } from '../../scope.ts';
import type { Viewer } from '../../viewer.ts';
import type { TicketAudience } from './ticket-types.constants.ts';
import { filesAs } from './ticket-types.policy.ts';
import { ticketViewPermissions } from './ticket-view-permissions.ts';
import { ticketsScreens } from './tickets.screens.ts';

export const ticketAccess = {
  create: ticketsScreens.submitATicket.access,
  open: { permissions: ['can view all tickets', 'can view assigned tickets'] },
  /** The push channel of staff, with ids alone. */
  follow: ticketsScreens.ticketDetails.access,
} as const;

/** Which tickets a viewer sees (section 2.4). The server asks for them with one condition, in lists, counts and records. */
export interface TicketReach {
  readonly userId: number;
  /** Tickets on behalf of these people are their own. */
  readonly employeeIds: readonly number[];
  readonly isAll: boolean;
  /** Types that need one of these rights. */
  readonly typeRights: readonly Permission[];
  /** Also what is assigned to the viewer, and what waits for one of the groups without a right of its own. */
  readonly isAssigned: boolean;
  readonly groups: readonly Role[];
  /** What users of this company filed. */
  readonly clientId: number | null;
}

/** What decides about the tickets that somebody sees. */
export type TicketViewer = Pick<Viewer, 'userId' | 'roles' | 'permissions' | 'clientId' | 'employeeId' | 'ownRecords'>;

/** Row security keeps each side to itself, whatever rights somebody holds. */
export function ticketReach(viewer: TicketViewer): TicketReach {
  const holds = (permission: Permission) => viewer.permissions.includes(permission);
  const scope = scopeOf(viewer);
  const isStaff = scope.kind === 'staff';
  const isAssigned = holds('can view assigned tickets');
  return {
    userId: viewer.userId,
    employeeIds: viewer.employeeId === null ? [] : [viewer.employeeId],
    isAll: isStaff && holds('can view all tickets'),
    typeRights: isStaff ? ticketViewPermissions.filter(holds) : [],
    isAssigned: isStaff && isAssigned,
    groups: isStaff ? viewer.roles : [],
    clientId: scope.kind === 'client' && isAssigned ? scope.clientId : null,
  };
}

/** On which side a viewer files a ticket of a type; null if the type is not for them. For somebody else: as an employee. */
export function sideOf(
  viewer: Viewer,
  audience: readonly TicketAudience[],
  isForAnother: boolean,
): TicketAudience | null {
  const sides = filesAs(viewer);
  if (isForAnother) return sides.includes('staff') && audience.includes('employee') ? 'employee' : null;
  return sides.find((side) => audience.includes(side)) ?? null;
}

/** Whose tickets a viewer follows besides the own: those that they handle, those of colleagues of their company, or nobody's. */
export function othersTickets(viewer: Sided): 'handled' | 'colleagues' | null {
  const holds = (permission: Permission) => viewer.permissions.includes(permission);
  const { kind } = scopeOf(viewer);
  const isAssigned = holds('can view assigned tickets');
  if (kind === 'client') return isAssigned ? 'colleagues' : null;
  return kind === 'staff' && (isAssigned || ticketViewPermissions.some(holds)) ? 'handled' : null;
}
