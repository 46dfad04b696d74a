import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { PresentedFile } from '../documents/index.ts';

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

export interface StoredMessage {
  readonly id: number;
  readonly ticket_id: number;
  readonly author_user_id: number;
  readonly body: string;
  readonly at: string;
  readonly mentions: readonly number[];
  readonly files: readonly PresentedFile[];
}

export interface StoredReply extends StoredMessage {
  readonly is_by_handler: boolean;
  readonly source: 'portal' | 'mail';
}

const filesWhere = (owner: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(json_build_object('id', a.id, 'file_name', a.file_name, 'media_type', a.media_type, 'size_bytes', a.size_bytes,
    'created_at', a.created_at, 'type_id', null, 'type_name', null, 'uploaded_by', null) order by a.id)
  from attachment a where ${owner} and a.removed_at is null), '[]')`;

/** Of these tickets, oldest first. */
export async function repliesOf(db: Db, ticketIds: readonly number[]): Promise<StoredReply[]> {
  const { rows } = await sql<StoredReply>`
    select r.id, r.ticket_id, r.author_user_id, r.body, r.sent_at as at, r.is_by_handler, r.source,
      array(select m.user_id from ticket_mention m where m.reply_id = r.id order by m.id) as mentions,
      ${filesWhere(sql`a.ticket_reply_id = r.id`)} as files
    from ticket_reply r where r.ticket_id = any (${[...ticketIds]}::integer[]) order by r.sent_at, r.id`.execute(db);
  return rows;
}

/** For those who handle the tickets alone. */
export async function notesOf(db: Db, ticketIds: readonly number[]): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select n.id, n.ticket_id, n.author_user_id, n.body, n.written_at as at,
      array(select m.user_id from ticket_mention m where m.note_id = n.id order by m.id) as mentions,
      ${filesWhere(sql`a.ticket_note_id = n.id`)} as files
    from ticket_note n where n.ticket_id = any (${[...ticketIds]}::integer[]) order by n.written_at, n.id`.execute(db);
  return rows;
}

/** The files of the ticket's own form. */
export async function filesOfTicket(db: Db, ticketId: number): Promise<readonly PresentedFile[]> {
  const { rows } = await sql<{
    files: PresentedFile[];
  }>`select ${filesWhere(sql`a.ticket_id = ${ticketId}`)} as files`.execute(db);
  return rows[0]?.files ?? [];
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
