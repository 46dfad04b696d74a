import { type CallInput, invalidInput, Problem } from '@muster/contract';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import {
  ticketWorkLabels as labels,
  ticketWorkLimits as limits,
} from '@muster/contract/domains/tickets/ticket-work.constants.ts';
import { validationMessages } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { assertHandled, reachedTicket } from './reached-ticket.ts';
import { addFollower, followersOf, removeFollower } from './ticket-people.repository.ts';
import { readersAmong } from './ticket-people.ts';
import { concludeTicketChange } from './tickets.events.ts';

/** Staff who handle a ticket follow it, or add others who handle it. @throws Problem not-found, forbidden, invalid-input */
export async function followTicket(
  ctx: Ctx,
  { params, body }: CallInput<(typeof ticketWorkCalls)['follow']>,
): Promise<void> {
  const reached = await reachedTicket(ctx, params.id);
  assertHandled(reached);
  const { ticket } = reached;
  const following = { ticketId: ticket.id, userId: body.user_id };
  const followers = await followersOf(ctx.db, ticket.id);
  const present = followers.find(({ id }) => id === body.user_id);
  if (body.is_following === (present !== undefined)) return;
  if (body.is_following) {
    if ((await readersAmong(ctx, ticket, [body.user_id])).length === 0)
      throw invalidInput({ user_id: [validationMessages.invalid(labels.follower)] });
    if (followers.length >= limits.followers)
      throw new Problem('conflict', `A ticket has at most ${limits.followers} followers.`);
    await addFollower(ctx.db, following, ctx.clock.now().toString());
  } else await removeFollower(ctx.db, following);
  await concludeTicketChange(ctx, ticket, {
    event: 'tickets.follow',
    details: { user_id: body.user_id, is_following: body.is_following },
    isPublic: false,
  });
}
