import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

interface NewRating {
  readonly ticketId: number;
  readonly userId: number;
  readonly score: number;
  readonly comment: string | null;
  readonly at: string;
}

/** False if the ticket is rated already. */
export async function insertRating(db: Db, { ticketId, userId, score, comment, at }: NewRating): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into ticket_rating (ticket_id, user_id, score, comment, rated_at)
    values (${ticketId}, ${userId}, ${score}, ${comment}, ${at}::timestamptz) on conflict do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export interface StoredRating {
  readonly score: number;
  readonly comment: string | null;
  readonly rated_at: string;
}
