import type { Db } from '../../database/db.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { createTicketFile } from './files.ts';
import { createTicketType } from './ticket-types.ts';
import { createTicket } from './tickets.ts';

interface Portal {
  readonly db: Db;
  readonly services: { readonly files: FileStorage };
}

/** Tickets of a client user, one of them with a reply, a note and files. */
export async function createTicketRecords(
  { db, services: { files } }: Portal,
  { clientId, userId }: { readonly clientId: number; readonly userId: number },
) {
  const { id: ticket_type_id } = await createTicketType(db, { audience: ['client'] });
  const filed = async () => {
    const whose = { ticket_type_id, requester_user_id: userId, side: 'client', client_id: clientId };
    return (await createTicket(db, whose)).id;
  };
  const [ticket, secondTicket, relatedTicket] = [await filed(), await filed(), await filed()];
  await db
    .insertInto('ticket_link')
    .values({ ticket_id: ticket, other_ticket_id: relatedTicket, kind: 'related' })
    .execute();
  const reply = { ticket_id: ticket, author_user_id: userId, is_by_handler: false, body: 'Hello?' };
  const { id: ticketReply } = await db
    .insertInto('ticket_reply')
    .values(reply)
    .returning('id')
    .executeTakeFirstOrThrow();
  const note = { ticket_id: ticket, author_user_id: userId, body: 'Among us.' };
  const { id: ticketNote } = await db.insertInto('ticket_note').values(note).returning('id').executeTakeFirstOrThrow();
  const removed = async (whose: Parameters<typeof createTicketFile>[2]) => {
    const { id } = await createTicketFile(db, files, whose, 'removed.pdf');
    await db.updateTable('attachment').set({ removed_at: '2030-01-01T00:00:00Z' }).where('id', '=', id).execute();
    return id;
  };
  return {
    ...{ ticket, secondTicket, relatedTicket, ticketReply, ticketNote },
    ticketFile: (await createTicketFile(db, files, { ticket_id: ticket })).id,
    ticketReplyFile: (await createTicketFile(db, files, { ticket_reply_id: ticketReply })).id,
    ticketNoteFile: (await createTicketFile(db, files, { ticket_note_id: ticketNote })).id,
    removedTicketFile: await removed({ ticket_id: ticket }),
    removedReplyFile: await removed({ ticket_reply_id: ticketReply }),
    removedNoteFile: await removed({ ticket_note_id: ticketNote }),
  };
}
