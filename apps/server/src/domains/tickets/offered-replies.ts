import { type CallAnswer, type CallInput, Problem } from '@muster/contract';
import type { cannedRepliesCalls } from '@muster/contract/domains/tickets/canned-replies.calls.ts';
import {
  type CannedReplyValues,
  cannedReplyPlaceholderLabels,
} from '@muster/contract/domains/tickets/canned-reply-placeholders.ts';
import { closedTicketText } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import { ticketNumber } from '@muster/contract/domains/tickets/tickets.constants.ts';
import { fillPlaceholders } from '@muster/contract/placeholders.rules.ts';
import { ticketStatusCodes as codes } from '@muster/contract/states.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { repliesForType } from './canned-replies.repository.ts';
import { assertHandled, reachedTicket } from './reached-ticket.ts';
import { usersById } from './ticket-people.ts';
import type { StoredTicket } from './ticket-record.repository.ts';

type Offered = (typeof cannedRepliesCalls)['offered'];

/**
 * Texts for a reply to this ticket. Nothing is sent: the handler reads and changes the text first. @throws Problem not-found,
 * forbidden for the other parties, conflict if the ticket is closed
 */
export async function offeredReplies(ctx: Ctx, { params }: CallInput<Offered>): Promise<CallAnswer<Offered>> {
  const reached = await reachedTicket(ctx, params.id);
  assertHandled(reached);
  const { ticket } = reached;
  if (ticket.status === codes.closed) throw new Problem('conflict', closedTicketText);
  const values = await valuesFor(ctx, ticket);
  const replies = await repliesForType(ctx.db, ticket.type_id);
  return replies.map(({ id, name, body }) => {
    const filled = fillPlaceholders(body, cannedReplyPlaceholderLabels, values);
    return { id, name, body: filled.text, missing: [...filled.missing] };
  });
}

/** The same as the page of the ticket shows to the viewer. */
async function valuesFor(ctx: Ctx, ticket: StoredTicket): Promise<CannedReplyValues> {
  const users = await usersById(ctx, [ticket.requester_user_id]);
  return {
    requester: users.get(ticket.requester_user_id)?.name ?? null,
    employee: ticket.employee,
    client: ticket.client,
    number: ticketNumber(ticket.id),
    subject: ticket.subject,
    type: ticket.type,
    agent: ctx.viewer.name,
  };
}
