import type { TicketApprovalState } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isOneOf } from '../../database/is-one-of.ts';

export interface StoredLink {
  readonly ticket_id: number;
  readonly expires_at: string;
  readonly used_at: string | null;
  /** Null: none is needed, or the viewer does not see the ticket. */
  readonly approval_state: TicketApprovalState;
}

interface OwnLink {
  readonly tokenHash: string;
  readonly userId: number;
}

/** Undefined for an unknown link and one that was sent to somebody else. */
export const findApprovalLink = (db: Db, link: OwnLink): Promise<StoredLink | undefined> => one(db, link, sql``);

/** Nobody else uses it until the transaction ends. */
export const lockApprovalLink = (db: Db, link: OwnLink): Promise<StoredLink | undefined> =>
  one(db, link, sql`for update of l`);

async function one(db: Db, { tokenHash, userId }: OwnLink, lock: RawBuilder<unknown>): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`
    select l.ticket_id, l.expires_at, l.used_at, t.approval_state
    from ticket_approval_link l left join ticket t on t.id = l.ticket_id
    where l.token_hash = ${tokenHash} and l.user_id = ${userId} ${lock}`.execute(db);
  return rows[0];
}

interface NewLinks {
  readonly links: readonly (OwnLink & { readonly ticketId: number })[];
  readonly at: string;
  readonly expiresAt: string;
}

export async function insertApprovalLinks(db: Db, { links, at, expiresAt }: NewLinks): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into ticket_approval_link (ticket_id, created_at, expires_at, token_hash, user_id)
    select l."ticketId", ${at}::timestamptz, ${expiresAt}::timestamptz, l."tokenHash", l."userId"
    from json_to_recordset(${JSON.stringify(links)}::json) as l ("ticketId" integer, "tokenHash" text, "userId" integer)`.execute(
    db,
  );
}

export async function markLinkUsed(db: Db, tokenHash: string, at: string): Promise<void> {
  await db.updateTable('ticket_approval_link').set({ used_at: at }).where('token_hash', '=', tokenHash).execute();
}

export async function forgetApprovalLinks(db: Db, before: string): Promise<void> {
  await db.deleteFrom('ticket_approval_link').where('expires_at', '<', before).execute();
}

interface MailedApprover {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** The active ones of these users. */
export async function mailedApprovers(db: Db, ids: readonly number[]): Promise<MailedApprover[]> {
  const { rows } = await sql<MailedApprover>`
    select u.id, u.name, u.email::text as email from app_user u
    where ${isOneOf(sql`u.id`, ids)} and u.deleted_at is null and u.status = 'active' order by u.id`.execute(db);
  return rows;
}
