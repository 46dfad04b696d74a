import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

interface Written {
  readonly ticketId: number;
  readonly authorId: number;
  readonly body: string;
  readonly at: string;
}

export interface NewReply extends Written {
  readonly isByHandler: boolean;
  readonly source: 'portal' | 'mail';
  /** Of the mail that brought it. */
  readonly messageId: string | null;
}

export async function insertReply(db: Db, reply: NewReply): Promise<number> {
  const { id } = await db
    .insertInto('ticket_reply')
    .values({
      ...{ ticket_id: reply.ticketId, author_user_id: reply.authorId, body: reply.body, sent_at: reply.at },
      ...{ is_by_handler: reply.isByHandler, source: reply.source, message_id: reply.messageId },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertNote(db: Db, { ticketId, authorId, body, at }: Written): Promise<number> {
  const { id } = await db
    .insertInto('ticket_note')
    .values({ ticket_id: ticketId, author_user_id: authorId, body, written_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Place = { readonly reply_id: number } | { readonly note_id: number };

export async function insertMentions(
  db: Db,
  {
    ticketId,
    userIds,
    place,
  }: { readonly ticketId: number; readonly userIds: readonly number[]; readonly place: Place },
): Promise<void> {
  if (userIds.length === 0) return;
  const rows = userIds.map((user_id) => ({ ticket_id: ticketId, user_id, ...place }));
  await db.insertInto('ticket_mention').values(rows).execute();
}

/** A reply of somebody else after the one that the author has read. */
export async function laterReply(
  db: Db,
  {
    ticketId,
    after,
    authorId,
  }: { readonly ticketId: number; readonly after: number | null; readonly authorId: number },
): Promise<{ readonly author_user_id: number } | undefined> {
  const { rows } = await sql<{ author_user_id: number }>`
    select r.author_user_id from ticket_reply r
    where r.ticket_id = ${ticketId} and r.id > ${after ?? 0} and r.author_user_id <> ${authorId}
    order by r.id desc limit 1`.execute(db);
  return rows[0];
}

/** The message that a file belongs to. */
export async function ticketOfReply(db: Db, id: number): Promise<MessagePlace | undefined> {
  const { rows } = await sql<MessagePlace>`
    select r.ticket_id, r.author_user_id from ticket_reply r where r.id = ${id}`.execute(db);
  return rows[0];
}

export async function ticketOfNote(db: Db, id: number): Promise<MessagePlace | undefined> {
  const { rows } = await sql<MessagePlace>`
    select n.ticket_id, n.author_user_id from ticket_note n where n.id = ${id}`.execute(db);
  return rows[0];
}

interface MessagePlace {
  readonly ticket_id: number;
  readonly author_user_id: number;
}
