import type { LeaveRequestState } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { StoredTicket } from './ticket-record.repository.ts';

/** The days that a request takes. */
export async function workingDaysOfLeave(db: Db, requestId: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select work_date::text as day from leave_request_day where request_id = ${requestId} and minutes > 0 order by work_date`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}

interface LeaveTicket extends Pick<StoredTicket, 'id' | 'status' | 'resolved_at' | 'reopened_count' | 'client_id'> {
  readonly leave_state: LeaveRequestState;
}

/** The ticket that filed a leave request, locked; undefined for leave that was filed under My leave. */
export async function lockTicketOfLeave(db: Db, requestId: number): Promise<LeaveTicket | undefined> {
  const { rows } = await sql<LeaveTicket>`
    select t.id, t.status, t.resolved_at, t.reopened_count, t.client_id, r.state as leave_state
    from ticket t join leave_request r on r.id = t.leave_request_id
    where t.leave_request_id = ${requestId} for no key update of t`.execute(db);
  return rows[0];
}
