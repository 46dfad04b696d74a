import { ticketStatusCodes, ticketStatusLabel } from '../../states.ts';

const { open, pending, resolved, closed } = ticketStatusCodes;

export type TicketStatus = (typeof ticketStatusCodes)[keyof typeof ticketStatusCodes];

/**
 * Who moves a ticket: staff who handle it, the person whose ticket it is, a colleague of the same client company, somebody
 * who is asked to approve it and only reads it, or the portal itself.
 */
export type TicketMover = 'handler' | 'requester' | 'colleague' | 'approver' | 'portal';

const moves: Readonly<Record<TicketMover, Readonly<Record<TicketStatus, readonly TicketStatus[]>>>> = {
  handler: { 2: [pending, resolved], 3: [open, resolved], 4: [open, closed], 5: [] },
  requester: { 2: [resolved], 3: [resolved], 4: [open, closed], 5: [] },
  colleague: { 2: [], 3: [], 4: [], 5: [] },
  approver: { 2: [], 3: [], 4: [], 5: [] },
  portal: { 2: [], 3: [], 4: [closed], 5: [] },
};

/** The statuses to which somebody may move a ticket. A closed ticket is final: another one continues it. */
export const movesOf = (mover: TicketMover, from: TicketStatus): readonly TicketStatus[] => moves[mover][from];

/** Why somebody may not move a ticket; null: they may. */
export function moveRefusal(mover: TicketMover, from: TicketStatus, to: TicketStatus): string | null {
  if (moves[mover][from].includes(to)) return null;
  if (from === closed) return closedTicketText;
  if (from === to) return `This ticket is ${ticketStatusLabel(to).toLowerCase()} already.`;
  const label = (status: TicketStatus) => ticketStatusLabel(status).toLowerCase();
  return `You can't change this ticket from ${label(from)} to ${label(to)}.`;
}

export const closedTicketText = 'This ticket is closed. Continue in a new ticket.';

/** What a reply makes of the status. A reply of the requester's side opens a ticket that waits for it or is resolved. */
export function statusAfterReply(mover: TicketMover, status: TicketStatus): TicketStatus {
  const isAnswer = mover === 'requester' || mover === 'colleague';
  return isAnswer && (status === pending || status === resolved) ? open : status;
}

/** Why somebody may not move a ticket that filed leave; null: they may. Its status follows the leave request until it is closed. */
export function leaveMoveRefusal(hasLeave: boolean, from: TicketStatus, to: TicketStatus): string | null {
  if (!hasLeave || (from === resolved && to === closed)) return null;
  return 'The leave request decides about this ticket. Decide or cancel the leave instead.';
}

/** Open or pending: somebody still works on it. */
export const isTicketActive = (status: TicketStatus): boolean => status === open || status === pending;
