import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { waitRefusal } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import {
  leaveMoveRefusal,
  moveRefusal,
  type TicketStatus,
} from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { ticketStatusCodes as codes, ticketStatusLabel } from '@muster/contract/states.ts';
import type { BaseContext, Ctx } from '../../platform/context/context.ts';
import { applyTicketTimes } from './apply-ticket-times.ts';
import { notifyOfClosing, notifyOfResolution } from './notices-of-tickets.ts';
import { lockedTicket, type ReachedTicket } from './reached-ticket.ts';
import { insertTicketChange } from './ticket-history.repository.ts';
import { type StoredTicket, type TicketColumns, updateTicket } from './ticket-record.repository.ts';
import { addPause, beginPause, endPause } from './ticket-times.repository.ts';
import { concludeTicketChange } from './tickets.events.ts';

type Move = (typeof ticketWorkCalls)['move'];

/** @throws Problem not-found; conflict for another version, and for a move that the viewer's party may not make */
export async function moveTicket(ctx: Ctx, { params, body }: CallInput<Move>): Promise<CallAnswer<Move>> {
  const { ticket, mover } = await lockedTicket(ctx, { id: params.id, version: body.version });
  return { version: await storeMove(ctx, { ticket, mover }, body.status) };
}

/** Of a locked ticket. @throws Problem conflict for a move that the party may not make */
export async function storeMove(ctx: Ctx, { ticket, mover }: ReachedTicket, to: TicketStatus): Promise<number> {
  const refusal =
    waitRefusal(ticket.approval_state) ??
    leaveMoveRefusal(ticket.leave_request_id !== null, ticket.status, to) ??
    moveRefusal(mover, ticket.status, to);
  if (refusal !== null) throw new Problem('conflict', refusal);
  const version = await applyMove(ctx, ticket, { to, actorId: ctx.viewer.userId });
  await concludeTicketChange(ctx, ticket, {
    event: 'tickets.change-status',
    ...statusChange(ticket.status, to),
    version,
    isPublic: true,
  });
  if (to === codes.resolved && mover === 'handler') await notifyOfResolution(ctx, ticket);
  if (to === codes.closed) await notifyOfClosing(ctx, ticket, ctx.viewer.userId);
  return version;
}

/** Of the activity log. */
export const statusChange = (from: TicketStatus, to: TicketStatus) => ({
  before: { status: ticketStatusLabel(from) },
  after: { status: ticketStatusLabel(to) },
});

type MovedTicket = Pick<StoredTicket, 'id' | 'status' | 'resolved_at' | 'reopened_count'>;

interface AppliedMove {
  readonly to: TicketStatus;
  /** Null: the portal itself. */
  readonly actorId: number | null;
  /** Of an approval that ends with the move. */
  readonly approval_state?: 'refused' | 'withdrawn';
}

/** Moves a locked ticket, keeps the history, and computes its times again. Answers the new version. */
export async function applyMove(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  ticket: MovedTicket,
  { to, actorId, ...approval }: AppliedMove,
): Promise<number> {
  const { db } = ctx;
  const { id, status: from } = ticket;
  const now = ctx.clock.now().toString();
  if (from === codes.pending) await endPause(db, id, now);
  if (to === codes.pending) await beginPause(db, id, now);
  // Nobody worked on it while it was resolved.
  if (from === codes.resolved && to === codes.open && ticket.resolved_at !== null)
    await addPause(db, id, { from: ticket.resolved_at, to: now });
  const version = await updateTicket(db, id, { ...columnsOf(ticket, to, now), ...approval });
  await insertTicketChange(db, {
    ...{ ticketId: id, actorId, at: now, kind: 'status' },
    ...{ before: String(from), after: String(to) },
  });
  if (to !== codes.closed) await applyTicketTimes(ctx, [id]);
  return version;
}

function columnsOf(ticket: MovedTicket, to: TicketStatus, now: string): TicketColumns {
  const isReopened = ticket.resolved_at !== null && to !== codes.closed;
  return {
    status: to,
    pending_since: to === codes.pending ? now : null,
    resolved_at: to === codes.resolved ? now : to === codes.closed ? (ticket.resolved_at ?? now) : null,
    closed_at: to === codes.closed ? now : null,
    ...(isReopened && { reopened_count: ticket.reopened_count + 1 }),
  };
}
