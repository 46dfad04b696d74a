import type { Viewer } from '@muster/contract';
import { type TicketFacts, ticketMover } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import { ticketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { ticketStatusCodes as codes } from '@muster/contract/states.ts';
import type { BaseContext, Ctx, ReadingContext } from '../../platform/context/context.ts';
import { seenTicket } from './reached-ticket.ts';
import { handlersOf, openTicketFacts, openTicketsOf, type TicketToHandle } from './tickets-to-handle.repository.ts';

/** A ticket waits for its handlers in the action center from this long before it is due. */
const shownAhead = { hours: 24 };

/** Open tickets that the viewer handles and that are due within a day, the earliest first. `ids`: only these. */
export async function ticketsToHandle(
  { db, clock, viewer }: ReadingContext,
  ids: readonly number[] | null = null,
): Promise<TicketToHandle[]> {
  const until = clock.now().add(shownAhead).toString();
  const found = await openTicketsOf(db, { reach: ticketReach(viewer), until, ids });
  // Who filed a ticket as an employee does not handle it.
  return found.filter((ticket) => ticketMover(viewer, ticket) === 'handler');
}

/** The same from the side of the tickets, for a comparison: by the rules alone, without the condition of the lists. */
export async function ticketsWaitingFor({
  db,
  clock,
}: Pick<BaseContext, 'db' | 'clock'>): Promise<(viewer: Viewer) => readonly number[]> {
  const tickets = await openTicketFacts(db, clock.now().add(shownAhead).toString());
  return (viewer) =>
    tickets
      .filter((ticket) => isWaitingFor(viewer, ticket) && ticketMover(viewer, ticket) === 'handler')
      .map(({ id }) => id);
}

const isWaitingFor = (viewer: Viewer, { assignee_user_id, group_role }: TicketFacts): boolean =>
  assignee_user_id === null ? viewer.roles.some((role) => role === group_role) : assignee_user_id === viewer.userId;

/** What became of a ticket that does not wait for the viewer; null for one that never waited for them. */
export async function handledOutcome(
  ctx: Ctx,
  id: number,
): Promise<{ readonly isDone: boolean; readonly at: string | null } | null> {
  const reached = await seenTicket(ctx, id, false);
  if (reached?.mover !== 'handler' || !(await handlersOf(ctx.db, [id])).includes(ctx.viewer.userId)) return null;
  const { status, assignee_user_id: assigneeId, resolved_at, closed_at, pending_since } = reached.ticket;
  const isDone = status !== codes.open || assigneeId === null || assigneeId === ctx.viewer.userId;
  return { isDone, at: closed_at ?? resolved_at ?? pending_since };
}
