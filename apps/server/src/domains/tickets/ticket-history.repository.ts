import type { TicketStatus } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import type { TicketChangeKind, TicketLinkKind } from '@muster/contract/domains/tickets/ticket-work.constants.ts';
import type { TicketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isTicketSeen } from './tickets.repository.ts';

export interface NewTicketChange {
  readonly ticketId: number;
  /** Null: the portal itself. */
  readonly actorId: number | null;
  readonly at: string;
  readonly kind: TicketChangeKind;
  readonly before?: string;
  readonly after?: string;
  readonly beforeUserId?: number | null;
  readonly afterUserId?: number | null;
  readonly otherTicketId?: number;
}

/** Without `returning`: the other sides may add what they may not read. */
export async function insertTicketChange(db: Db, change: NewTicketChange): Promise<void> {
  await db
    .insertInto('ticket_change')
    .values({
      ...{ ticket_id: change.ticketId, actor_user_id: change.actorId, at: change.at, kind: change.kind },
      ...{ before: change.before ?? null, after: change.after ?? null, other_ticket_id: change.otherTicketId ?? null },
      ...{ before_user_id: change.beforeUserId ?? null, after_user_id: change.afterUserId ?? null },
    })
    .execute();
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

/** Oldest first; only kinds that every party may read, unless the viewer handles the ticket. */
export async function changesOf(
  db: Db,
  ticketId: number,
  kinds: readonly TicketChangeKind[],
): Promise<StoredTicketChange[]> {
  const { rows } = await sql<StoredTicketChange>`
    select h.id, h.kind, h.at, h.actor_user_id, h.before, h.after, h.before_user_id, h.after_user_id, h.other_ticket_id
    from ticket_change h where h.ticket_id = ${ticketId} and h.kind = any (${[...kinds]}::text[]) order by h.at, h.id`.execute(
    db,
  );
  return rows;
}

export interface StoredLink {
  readonly ticket_id: number;
  readonly subject: string;
  readonly status: TicketStatus;
  readonly kind: TicketLinkKind;
  readonly is_from_here: boolean;
}

/** Links to tickets that the viewer sees. */
export async function linksOf(
  db: Db,
  {
    ticketId,
    reach,
    kinds,
  }: { readonly ticketId: number; readonly reach: TicketReach; readonly kinds: readonly TicketLinkKind[] },
): Promise<StoredLink[]> {
  const { rows } = await sql<StoredLink>`
    select t.id as ticket_id, t.subject, t.status, l.kind, l.ticket_id = ${ticketId} as is_from_here
    from ticket_link l
    join ticket t on t.id = case when l.ticket_id = ${ticketId} then l.other_ticket_id else l.ticket_id end
    join ticket_type y on y.id = t.ticket_type_id
    where (l.ticket_id = ${ticketId} or l.other_ticket_id = ${ticketId}) and l.kind = any (${[...kinds]}::text[])
      and ${isTicketSeen(reach)}
    order by l.added_at, t.id`.execute(db);
  return rows;
}

interface Linked {
  readonly from: number;
  readonly to: number;
  readonly kind: TicketLinkKind;
  readonly at: string;
}

/** False if the two are linked already. */
export async function insertLink(db: Db, { from, to, kind, at }: Linked): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into ticket_link (ticket_id, other_ticket_id, kind, added_at)
    select ${from}, ${to}, ${kind}, ${at}::timestamptz
    where not exists (select from ticket_link l where (l.ticket_id, l.other_ticket_id) in ((${from}::integer, ${to}::integer), (${to}::integer, ${from}::integer)))
    on conflict do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** False if they were not related. */
export async function deleteRelation(db: Db, one: number, other: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('ticket_link')
    .where('ticket_id', '=', Math.min(one, other))
    .where('other_ticket_id', '=', Math.max(one, other))
    .where('kind', '=', 'related')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
