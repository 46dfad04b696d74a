import { type Sided, scopeOf } from '../../scope.ts';
import type { TicketAudience } from './ticket-types.constants.ts';

/** Ticket types decide who reads tickets: admins alone see and change them. */
const area = { roles: ['admin'] } as const;
export const ticketTypeAccess = { list: area, change: area } as const;

/** The sides on which a viewer files tickets. Staff whom the provider employs also file as employees. */
export function filesAs(viewer: Sided): TicketAudience[] {
  const { kind } = scopeOf(viewer);
  if (kind === 'none') return [];
  return kind === 'staff' && viewer.employeeId !== null ? ['staff', 'employee'] : [kind];
}
