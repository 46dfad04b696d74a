import type { TicketChangeKind, TicketLinkKind } from '@muster/contract/domains/tickets/ticket-work.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { runByCommit } from '../../database/one-trip.ts';

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

interface Linked {
  readonly from: number;
  readonly to: number;
  readonly kind: TicketLinkKind;
  readonly at: string;
}

/** False if the two are linked already. */
export async function insertLink(db: Db, link: Linked): Promise<boolean> {
  const { numAffectedRows } = await insertingLink(link).execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Of a ticket that the transaction added (`insertTicket`). */
export const insertLinkOfNew = (db: Db, link: Linked): Promise<void> => runByCommit(db, [insertingLink(link)]);

const insertingLink = ({ from, to, kind, at }: Linked) => sql`
    insert into ticket_link (ticket_id, other_ticket_id, kind, added_at)
    select ${from}, ${to}, ${kind}, ${at}::timestamptz
    where not exists (select from ticket_link l where (l.ticket_id, l.other_ticket_id) in ((${from}::integer, ${to}::integer), (${to}::integer, ${from}::integer)))
    on conflict do nothing`;

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
