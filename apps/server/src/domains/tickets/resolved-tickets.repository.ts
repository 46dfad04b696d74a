import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Portion } from '../../platform/jobs/portion.ts';
import type { StoredTicket } from './ticket-record.repository.ts';

export type ResolvedTicket = Pick<
  StoredTicket,
  'id' | 'status' | 'resolved_at' | 'reopened_count' | 'client_id' | 'approval_state' | 'leave_request_id'
>;

/** Tickets that were resolved before an instant, locked by id. What somebody is changing now waits for the next round. */
export async function lockResolvedTickets(db: Db, before: string, { after, most }: Portion): Promise<ResolvedTicket[]> {
  const { rows } = await sql<ResolvedTicket>`
    select t.id, t.status, t.resolved_at, t.reopened_count, t.client_id, t.approval_state, t.leave_request_id
    from ticket t
    where t.status = 4 and t.resolved_at <= ${before}::timestamptz and t.id > ${after}
    order by t.id limit ${most} for no key update skip locked`.execute(db);
  return rows;
}
