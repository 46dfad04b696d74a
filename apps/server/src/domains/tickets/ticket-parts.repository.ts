import type { TicketStatus } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import type { TicketChangeKind, TicketLinkKind } from '@muster/contract/domains/tickets/ticket-work.constants.ts';
import type { TicketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { PresentedFile } from '../documents/index.ts';
import { type FiledForm, filedForm } from './ticket-answers.repository.ts';
import { followersColumn, type NamedUser } from './ticket-people.repository.ts';
import type { StoredRating } from './ticket-rating.repository.ts';
import { isTicketHandled, isTicketSeen } from './tickets.repository.ts';

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

export interface StoredTicketChange {
  readonly id: number;
  readonly kind: TicketChangeKind;
  readonly at: string;
  readonly actor_user_id: number | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly before_user_id: number | null;
  readonly after_user_id: number | null;
  readonly other_ticket_id: number | null;
}

export interface StoredLink {
  readonly ticket_id: number;
  readonly subject: string;
  readonly status: TicketStatus;
  readonly kind: TicketLinkKind;
  readonly is_from_here: boolean;
}

export interface StoredParts extends FiledForm {
  readonly files: readonly PresentedFile[];
  /** Oldest first, as all below. */
  readonly replies: readonly StoredReply[];
  readonly notes: readonly StoredMessage[] | null;
  readonly history: readonly StoredTicketChange[];
  readonly links: readonly StoredLink[];
  readonly followers: readonly NamedUser[] | null;
  readonly is_following: boolean;
  readonly rating: StoredRating | null;
}

export interface WantedParts {
  readonly ticketId: number;
  /** Of linked tickets. */
  readonly reach: TicketReach;
  /** Notes and followers are for those who handle the ticket alone. */
  readonly isHandled: boolean;
  /** Who is only asked to approve it decides on what was filed. */
  readonly hasReplies: boolean;
  /** Null: every kind. */
  readonly changeKinds: readonly TicketChangeKind[] | null;
  readonly linkKinds: readonly TicketLinkKind[] | null;
}

/**
 * Everything that belongs to a ticket, in one statement: reading it table by table takes longer than the reading itself. What the viewer's
 * party does not read is not in the statement.
 */
export async function readParts(db: Db, wanted: WantedParts): Promise<StoredParts | undefined> {
  const { ticketId, reach, isHandled, hasReplies } = wanted;
  const { rows } = await sql<StoredParts>`
    with recursive linked as materialized (${linkedTo(wanted)}), merged (id) as (
      select l.ticket_id from ticket_link l where l.other_ticket_id = ${ticketId} and l.kind = 'merged_into'
      union select l.ticket_id from ticket_link l join merged m on l.other_ticket_id = m.id where l.kind = 'merged_into'
    ), conversation as materialized (${conversationOf(wanted)})
    select ${filedForm}, ${filesWhere(sql`a.ticket_id = t.id`)} as files,
      ${hasReplies ? replies : sql`'[]'::json`} as replies, ${isHandled ? notes : sql`null::json`} as notes,
      ${historyOf(wanted)} as history,
      ${listOf(sql`json_build_object('ticket_id', l.ticket_id, 'subject', l.subject, 'status', l.status, 'kind', l.kind, 'is_from_here', l.is_from_here)
        order by l.added_at, l.ticket_id`)} from linked l) as links,
      ${isHandled ? followersColumn : sql`null::json`} as followers,
      exists (select from ticket_follower f where f.ticket_id = t.id and f.user_id = ${reach.userId}) as is_following,
      (select json_build_object('score', g.score, 'comment', g.comment, 'rated_at', ${instant(sql`g.rated_at`)})
        from ticket_rating g where g.ticket_id = t.id) as rating
    from ticket t join ticket_type_version v on v.id = t.version_id
    where t.id = ${ticketId}`.execute(db);
  return rows[0];
}

/** The ticket, and those that were merged into it, also one after the other, as far as the viewer sees them. Their notes are for those who handle them. */
const conversationOf = ({ ticketId, reach, isHandled }: WantedParts) => sql`
  select ${ticketId}::integer as id, ${isHandled}::boolean as is_handled
  union all select t.id, ${isHandled ? isTicketHandled(reach) : sql`false`}
  from merged m join ticket t on t.id = m.id join ticket_type y on y.id = t.ticket_type_id where ${isTicketSeen(reach)}`;

/** Links to tickets that the viewer sees. */
const linkedTo = ({ ticketId, reach, linkKinds }: WantedParts) => sql`
  select t.id as ticket_id, t.subject, t.status, l.kind, l.ticket_id = ${ticketId} as is_from_here, l.added_at
  from ticket_link l
  join ticket t on t.id = case when l.ticket_id = ${ticketId} then l.other_ticket_id else l.ticket_id end
  join ticket_type y on y.id = t.ticket_type_id
  where (l.ticket_id = ${ticketId} or l.other_ticket_id = ${ticketId}) and ${isOfKind(sql`l.kind`, linkKinds)} and ${isTicketSeen(reach)}`;

const isOfKind = (kind: RawBuilder<unknown>, kinds: readonly string[] | null) =>
  kinds === null ? sql`true` : sql`${kind} = any (${[...kinds]}::text[])`;

const listOf = (aggregated: RawBuilder<unknown>) => sql`(select coalesce(json_agg(${aggregated}), '[]')`;

/** As other instants arrive from the database. */
const instant = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const filesWhere = (owner: RawBuilder<unknown>) =>
  sql`${listOf(sql`json_build_object('id', a.id, 'file_name', a.file_name,
    'media_type', a.media_type, 'size_bytes', a.size_bytes, 'created_at', a.created_at, 'type_id', null, 'type_name', null,
    'uploaded_by', null) order by a.id`)} from attachment a where ${owner} and a.removed_at is null)`;

/** Columns of replies and notes `m`. */
const message = sql`'id', m.id, 'ticket_id', m.ticket_id, 'author_user_id', m.author_user_id, 'body', m.body`;

const replies = sql`${listOf(sql`json_build_object(${message}, 'at', ${instant(sql`m.sent_at`)}, 'is_by_handler', m.is_by_handler, 'source', m.source,
    'mentions', array(select n.user_id from ticket_mention n where n.reply_id = m.id order by n.id),
    'files', ${filesWhere(sql`a.ticket_reply_id = m.id`)}) order by m.sent_at, m.id`)}
  from ticket_reply m where m.ticket_id in (select id from conversation))`;

const notes = sql`${listOf(sql`json_build_object(${message}, 'at', ${instant(sql`m.written_at`)},
    'mentions', array(select n.user_id from ticket_mention n where n.note_id = m.id order by n.id),
    'files', ${filesWhere(sql`a.ticket_note_id = m.id`)}) order by m.written_at, m.id`)}
  from ticket_note m where m.ticket_id in (select id from conversation where is_handled))`;

const historyOf = ({
  changeKinds,
}: WantedParts) => sql`${listOf(sql`json_build_object('id', h.id, 'kind', h.kind, 'at', ${instant(sql`h.at`)},
    'actor_user_id', h.actor_user_id, 'before', h.before, 'after', h.after, 'before_user_id', h.before_user_id,
    'after_user_id', h.after_user_id, 'other_ticket_id', h.other_ticket_id) order by h.at, h.id`)}
  from ticket_change h where h.ticket_id = t.id and ${isOfKind(sql`h.kind`, changeKinds)})`;
