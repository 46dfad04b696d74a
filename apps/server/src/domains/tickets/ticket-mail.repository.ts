import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isRequesting } from './ticket-people.repository.ts';

export interface MailedReply {
  readonly id: number;
  readonly ticket_id: number;
  readonly subject: string;
  readonly view_permission: string | null;
  readonly group_role: string;
  /** Of the type. */
  readonly default_group: string;
  readonly body: string;
  readonly author: string;
  readonly message_id: string;
  /** Who filed the ticket or has it filed for them, except the author. */
  readonly recipients: readonly { readonly id: number; readonly email: string }[];
}

/** Undefined for a reply that is not mailed. */
export async function mailedReply(db: Db, id: number): Promise<MailedReply | undefined> {
  const { rows } = await sql<MailedReply>`
    select r.id, r.ticket_id, t.subject, y.view_permission, t.group_role, y.default_group, r.body, a.name as author, r.message_id,
      (select coalesce(json_agg(json_build_object('id', u.id, 'email', u.email::text) order by u.id), '[]') from app_user u
        where ${isRequesting} and u.id <> r.author_user_id
          and u.deleted_at is null and u.status = 'active') as recipients
    from ticket_reply r join ticket t on t.id = r.ticket_id join ticket_type y on y.id = t.ticket_type_id
    join app_user a on a.id = r.author_user_id
    where r.id = ${id} and r.is_by_handler and r.message_id is not null`.execute(db);
  return rows[0];
}

/** The mails of the ticket before that reply, oldest first. */
export async function threadBefore(
  db: Db,
  { id, ticket_id }: Pick<MailedReply, 'id' | 'ticket_id'>,
): Promise<string[]> {
  const { rows } = await sql<{ message_id: string }>`
    select message_id from ticket_reply
    where ticket_id = ${ticket_id} and id < ${id} and message_id is not null order by id`.execute(db);
  return rows.map(({ message_id }) => message_id);
}

/** The ticket of the first of these mails that belongs to one, or the ticket that it was merged into. */
export async function ticketOfMails(db: Db, messageIds: readonly string[]): Promise<number | undefined> {
  const { rows } = await sql<{ ticket_id: number }>`
    with recursive answered (ticket_id, merges) as (
      (select r.ticket_id, 0 from unnest(${[...messageIds]}::text[]) with ordinality w (message_id, place)
        join ticket_reply r on r.message_id = w.message_id order by w.place limit 1)
      union all select l.other_ticket_id, a.merges + 1 from answered a
        join ticket_link l on l.ticket_id = a.ticket_id and l.kind = 'merged_into')
    select ticket_id from answered order by merges desc limit 1`.execute(db);
  return rows[0]?.ticket_id;
}

interface MailedReplyPlace {
  readonly id: number;
  readonly ticket_id: number;
  /** False: a mail of the portal, or of somebody else. */
  readonly is_of_sender: boolean;
}

/** The reply that came or went out with a mail. */
export async function replyOfMail(
  db: Db,
  { message_id: messageId, from }: { readonly message_id: string; readonly from: string },
): Promise<MailedReplyPlace | undefined> {
  const { rows } = await sql<MailedReplyPlace>`
    select r.id, r.ticket_id, coalesce(r.source = 'mail' and u.email_key = lower(${from}), false) as is_of_sender
    from ticket_reply r left join app_user u on u.id = r.author_user_id where r.message_id = ${messageId}`.execute(db);
  return rows[0];
}

/** The active account with this address: of somebody with several companies, the one at the company of the ticket. */
export async function accountOfAddress(
  db: Db,
  { address, ticketId }: { readonly address: string; readonly ticketId: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u
    where u.email_key = lower(${address}) and u.deleted_at is null and u.status = 'active'
    order by u.client_id is not distinct from (select client_id from ticket where id = ${ticketId}) desc, u.id limit 1`.execute(
    db,
  );
  return rows[0]?.id;
}
