import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import { waitRefusal } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import {
  closedTicketText,
  leaveMoveRefusal,
  moveRefusal,
  statusAfterReply,
  type TicketStatus,
} from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { replierOf } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import { ticketStatusCodes as codes } from '@muster/contract/states.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { actorLabel } from '../../platform/records/actor-label.ts';
import { applyMove, statusChange } from './move-ticket.ts';
import { notifyOfReply, notifyOfResolution } from './notices-of-tickets.ts';
import { lockedTicket, type ReachedTicket } from './reached-ticket.ts';
import { insertMentions, insertReply, laterReply } from './ticket-conversation.repository.ts';
import { readersAmong, usersById } from './ticket-people.ts';
import { markFirstResponse, type StoredTicket } from './ticket-record.repository.ts';
import { concludeTicketChange, ticketReplied } from './tickets.events.ts';

type Reply = (typeof ticketWorkCalls)['reply'];

/**
 * Every party may reply until the ticket is closed. A reply of the requester's side opens a ticket that waits for it or is
 * resolved. @throws Problem not-found; conflict if it is closed, or if somebody replied whom the author has not read
 */
export async function replyToTicket(ctx: Ctx, { params, body }: CallInput<Reply>): Promise<CallAnswer<Reply>> {
  const seen = await lockedTicket(ctx, { id: params.id });
  const reached = asReplier(ctx, seen);
  const { ticket, mover } = reached;
  if (ticket.status === codes.closed) throw new Problem('conflict', closedTicketText);
  await assertRead(ctx, ticket, body.last_reply_id);
  const id = await storeReply(ctx, reached, { body: body.body, source: 'portal', messageId: newMessageId(ctx, mover) });
  const mentioned = seen.mover === 'handler' ? await readersAmong(ctx, ticket, body.mentions) : [];
  await insertMentions(ctx.db, { ticketId: ticket.id, userIds: mentioned, place: { reply_id: id } });
  const to = wantedStatus(reached, body.status, seen.mover);
  const version =
    to === ticket.status ? ticket.version : await applyMove(ctx, ticket, { to, actorId: ctx.viewer.userId });
  await concludeReply(ctx, reached, { id, to, version, mentioned });
  return { id, version };
}

interface MailedIn {
  readonly ticketId: number;
  readonly body: string;
  readonly messageId: string;
}

/** A reply that came by mail, on the same terms as any other. @throws Problem not-found; conflict if the ticket is closed */
export async function replyByMail(ctx: Ctx, { ticketId, body, messageId }: MailedIn): Promise<number> {
  const reached = asReplier(ctx, await lockedTicket(ctx, { id: ticketId }));
  const { ticket } = reached;
  if (ticket.status === codes.closed) throw new Problem('conflict', closedTicketText);
  const id = await storeReply(ctx, reached, { body, source: 'mail', messageId });
  const to = wantedStatus(reached, undefined, reached.mover);
  const version =
    to === ticket.status ? ticket.version : await applyMove(ctx, ticket, { to, actorId: ctx.viewer.userId });
  await concludeReply(ctx, reached, { id, to, version, mentioned: [] });
  return id;
}

const asReplier = ({ viewer }: Ctx, { ticket, mover }: ReachedTicket): ReachedTicket => ({
  ticket,
  mover: replierOf(viewer, ticket, mover),
});

/** Replies of those who handle a ticket go out by mail. Nobody can guess the id, which an answer must name. */
function newMessageId({ sendsMail, appUrl, random }: Ctx, mover: ReachedTicket['mover']): string | null {
  if (!sendsMail || mover !== 'handler') return null;
  return `<${random.token()}@${new URL(appUrl).hostname}>`;
}

interface NewReply {
  readonly body: string;
  readonly source: 'portal' | 'mail';
  readonly messageId: string | null;
}

/** Of a locked ticket. The first one of those who handle it is its first response. */
async function storeReply(ctx: Ctx, { ticket, mover }: ReachedTicket, reply: NewReply): Promise<number> {
  const at = ctx.clock.now().toString();
  const isByHandler = mover === 'handler';
  const id = await insertReply(ctx.db, { ...reply, ticketId: ticket.id, authorId: ctx.viewer.userId, at, isByHandler });
  if (isByHandler) await markFirstResponse(ctx.db, ticket.id, at);
  return id;
}

interface Concluded {
  readonly id: number;
  readonly to: TicketStatus;
  readonly version: number;
  readonly mentioned: readonly number[];
}

/** The log says that somebody replied, not what. */
async function concludeReply(ctx: Ctx, reached: ReachedTicket, { id, to, version, mentioned }: Concluded) {
  const { ticket } = reached;
  const isMoved = to !== ticket.status;
  await concludeTicketChange(ctx, ticket, {
    event: 'tickets.reply',
    ...(isMoved && { ...statusChange(ticket.status, to), version }),
    isPublic: true,
  });
  await notifyOfReply(ctx, reached, mentioned);
  if (isMoved && to === codes.resolved && reached.mover === 'handler') await notifyOfResolution(ctx, ticket);
  await ctx.announce(ticketReplied, { id: ticket.id, replyId: id });
}

function wantedStatus(
  { ticket, mover }: ReachedTicket,
  wanted: TicketStatus | undefined,
  chooser: ReachedTicket['mover'],
): TicketStatus {
  const hasLeave = ticket.leave_request_id !== null;
  const after = hasLeave ? ticket.status : statusAfterReply(mover, ticket.status);
  if (wanted === undefined || wanted === after) return after;
  const refusal =
    waitRefusal(ticket.approval_state) ??
    leaveMoveRefusal(hasLeave, ticket.status, wanted) ??
    moveRefusal(chooser, ticket.status, wanted);
  if (refusal !== null) throw new Problem('conflict', refusal);
  return wanted;
}

async function assertRead(ctx: Ctx, { id }: StoredTicket, lastReplyId: number | null | undefined): Promise<void> {
  if (lastReplyId === undefined) return;
  const later = await laterReply(ctx.db, { ticketId: id, after: lastReplyId, authorId: ctx.viewer.userId });
  if (!later) return;
  const author = (await usersById(ctx, [later.author_user_id])).get(later.author_user_id);
  const by = actorLabel(ctx.viewer, {
    actor: { userId: later.author_user_id, name: author?.name ?? '', clientId: author?.clientId ?? null },
    impersonator: null,
  });
  throw new Problem('conflict', `${by} replied after you opened the ticket. Read it, then send yours.`);
}
