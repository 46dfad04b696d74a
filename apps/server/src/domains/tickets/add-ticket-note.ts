import type { CallAnswer, CallInput } from '@muster/contract';
import type { ticketWorkCalls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { notifyOfNote } from './notices-of-tickets.ts';
import { handledTicket } from './reached-ticket.ts';
import { insertMentions, insertNote } from './ticket-conversation.repository.ts';
import { readersAmong } from './ticket-people.ts';
import { concludeTicketChange } from './tickets.events.ts';

type AddNote = (typeof ticketWorkCalls)['addNote'];

/** Also to a closed ticket. @throws Problem not-found, or forbidden for the parties who do not handle it */
export async function addTicketNote(ctx: Ctx, { params, body }: CallInput<AddNote>): Promise<CallAnswer<AddNote>> {
  const ticket = await handledTicket(ctx, { id: params.id });
  const at = ctx.clock.now().toString();
  const id = await insertNote(ctx.db, { ticketId: ticket.id, authorId: ctx.viewer.userId, body: body.body, at });
  const mentioned = await readersAmong(ctx, ticket, body.mentions);
  await insertMentions(ctx.db, { ticketId: ticket.id, userIds: mentioned, place: { note_id: id } });
  await concludeTicketChange(ctx, ticket, { event: 'tickets.add-note', isPublic: false });
  await notifyOfNote(ctx, ticket, mentioned);
  return { id };
}
