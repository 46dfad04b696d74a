import { isOwnRecord } from '../../viewer.ts';
import type { TicketMover } from './ticket-status.rules.ts';
import type { TicketAudience, TicketParty } from './ticket-types.constants.ts';
import { type TicketViewer, ticketReach } from './tickets.policy.ts';

/** What decides about the parties of a ticket. */
export interface TicketFacts {
  readonly side: TicketAudience;
  readonly requester_user_id: number;
  readonly employee_id: number | null;
  readonly client_id: number | null;
  readonly assignee_user_id: number | null;
  readonly group_role: string;
  /** Of the type. */
  readonly view_permission: string | null;
}

/**
 * As which party somebody sees a ticket; null: not at all. The same as the condition of the server's lists (`isTicketSeen`).
 * Who files as an employee is the requester of it, whatever rights they hold: notes about them stay among the others.
 */
export function ticketMover(
  viewer: TicketViewer,
  ticket: TicketFacts,
): Exclude<TicketMover, 'approver' | 'portal'> | null {
  const reach = ticketReach(viewer);
  const isOwn = ticket.side === 'employee' && ticket.employee_id !== null && isOwnRecord(viewer, ticket.employee_id);
  const isOfType = reach.typeRights.some((right) => right === ticket.view_permission);
  const isWaiting = ticket.view_permission === null && reach.groups.some((role) => role === ticket.group_role);
  const isGiven = reach.isAssigned && (ticket.assignee_user_id === viewer.userId || isWaiting);
  const isReached = reach.isAll || isOfType || isGiven;
  if (isReached && !isOwn) return 'handler';
  const isBehalf = ticket.employee_id !== null && reach.employeeIds.includes(ticket.employee_id);
  if (isReached || isBehalf || ticket.requester_user_id === viewer.userId) return 'requester';
  return ticket.side === 'client' && reach.clientId !== null && ticket.client_id === reach.clientId
    ? 'colleague'
    : null;
}

/** Their party in the form. */
export const ticketPartyOf = {
  handler: 'assignee',
  requester: 'requester',
  colleague: 'client',
  approver: 'approver',
} as const satisfies Record<Exclude<TicketMover, 'portal'>, TicketParty>;

/**
 * As which party somebody replies. Who filed a ticket as staff answers as its requester, also with the right to handle it: otherwise the ticket
 * would go on waiting for them, and count as answered. Not so for their own work.
 */
export function replierOf<Mover extends TicketMover>(
  { userId }: TicketViewer,
  ticket: TicketFacts,
  mover: Mover,
): Mover | 'requester' {
  const isOwn = ticket.side === 'staff' && ticket.requester_user_id === userId;
  return isOwn && ticket.assignee_user_id !== userId ? 'requester' : mover;
}

/** Whether a ticket can be given to somebody of the staff: they see it then, so it takes the right to see assigned tickets. */
export function mayBeAssigned(viewer: TicketViewer, ticket: TicketFacts): boolean {
  return ticketMover(viewer, { ...ticket, assignee_user_id: viewer.userId }) === 'handler';
}

type TicketPerson = Pick<TicketFacts, 'side' | 'employee_id' | 'requester_user_id'>;

/** Two tickets of one person: a requester who reads one of them reads the other. */
export function isSamePerson(one: TicketPerson, other: TicketPerson): boolean {
  if (one.side !== other.side) return false;
  return one.side === 'employee'
    ? one.employee_id === other.employee_id
    : one.requester_user_id === other.requester_user_id;
}
