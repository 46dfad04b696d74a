import { Problem } from '@muster/contract';
import { closedTicketText } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import { ticketStatusCodes as codes } from '@muster/contract/states.ts';
import type { FileOwners } from '../documents/index.ts';
import { type ReachedTicket, seenTicket } from './reached-ticket.ts';
import { ticketOfNote, ticketOfReply } from './ticket-conversation.repository.ts';
import { ticketChanged } from './tickets.events.ts';

const anybody = { maySee: () => true, mayChange: () => true } as const;

/** Files of the form. Everybody who takes part may add some until the ticket is closed. */
export const ticketFiles: FileOwners<number | null> = {
  ...anybody,
  kind: 'ticket',
  domain: 'tickets',
  reached: async (ctx, id, use) => {
    const reached = await seenTicket(ctx, id, use === 'change');
    return reached && ownerOf(reached, reached.mover === 'approver' ? notTheAuthor() : closedTo(reached.ticket));
  },
  announceChange: ({ announce }, { id }) => announce(ticketChanged, { id, isPublic: true }),
};

/** Added by the author of the reply alone. */
export const ticketReplyFiles: FileOwners<number | null> = {
  ...anybody,
  kind: 'ticket_reply',
  domain: 'tickets',
  part: 'reply',
  reached: async (ctx, id, use) => {
    const reply = await ticketOfReply(ctx.db, id);
    const reached = reply && (await seenTicket(ctx, reply.ticket_id, use === 'change'));
    // Who is asked to approve a ticket does not read what was written about it.
    if (reached?.mover === 'approver') return undefined;
    return (
      reached &&
      ownerOf(reached, reply.author_user_id === ctx.viewer.userId ? closedTo(reached.ticket) : notTheAuthor())
    );
  },
  announceChange: async (ctx, { id }) => {
    const reply = await ticketOfReply(ctx.db, id);
    if (reply) await ctx.announce(ticketChanged, { id: reply.ticket_id, isPublic: true });
  },
};

/** For staff who handle the ticket: the other parties learn nothing about notes. */
export const ticketNoteFiles: FileOwners<number | null> = {
  ...anybody,
  kind: 'ticket_note',
  domain: 'tickets',
  part: 'note',
  reached: async (ctx, id, use) => {
    const note = await ticketOfNote(ctx.db, id);
    if (!note) return undefined;
    const reached = await seenTicket(ctx, note.ticket_id, use === 'change');
    if (reached?.mover !== 'handler') return undefined;
    const owner = ownerOf(reached, note.author_user_id === ctx.viewer.userId ? null : notTheAuthor());
    return { ...owner, clientId: null };
  },
  announceChange: async (ctx, { id }) => {
    const note = await ticketOfNote(ctx.db, id);
    if (note) await ctx.announce(ticketChanged, { id: note.ticket_id, isPublic: false });
  },
};

/** The log names the ticket, not the files: they can say as much as the answers. */
const ownerOf = ({ ticket, mover }: ReachedTicket, refusal: Problem | null) => ({
  clientId: ticket.client_id,
  subject: { kind: 'ticket', id: String(ticket.id) },
  hidesNames: true,
  rights: {
    add: refusal,
    // Who handles the ticket also removes what somebody sent by mistake.
    remove: ({ isOwn }: { readonly isOwn: boolean }) =>
      mover === 'handler' ? closedTo(ticket) : (refusal ?? (isOwn ? null : notTheAuthor())),
  },
});

const closedTo = ({ status }: ReachedTicket['ticket']) =>
  status === codes.closed ? new Problem('conflict', closedTicketText) : null;

const notTheAuthor = () => new Problem('forbidden', 'Only the person who added it can change it.');
