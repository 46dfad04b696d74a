import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface TimedTicket {
  readonly id: number;
  readonly priority: 1 | 2 | 3 | 4;
  readonly sla_policy_id: number;
  readonly filed_at: string;
  readonly first_responded_at: string | null;
  readonly first_response_due_at: string | null;
  /** Since when the clock stands still; null: it runs. */
  readonly pending_since: string | null;
}

/** Open and pending tickets of these, locked by id. Resolved ones keep what they were measured by. */
export async function lockTimedTickets(db: Db, ids: readonly number[]): Promise<TimedTicket[]> {
  const { rows } = await sql<TimedTicket>`
    select t.id, t.priority, y.sla_policy_id, t.filed_at, t.first_responded_at, t.first_response_due_at, t.pending_since
    from ticket t join ticket_type y on y.id = t.ticket_type_id
    where t.id = any (${[...ids]}::integer[]) and t.status in (2, 3)
    order by t.id for update of t`.execute(db);
  return rows;
}

export interface TicketTimes {
  readonly id: number;
  readonly first_response_due_at: string | null;
  readonly due_at: string | null;
}

/** Returns the tickets whose times changed. */
export async function storeTicketTimes(db: Db, times: readonly TicketTimes[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ticket t set first_response_due_at = v.first_response_due_at, due_at = v.due_at
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as v (id integer, first_response_due_at timestamptz, due_at timestamptz)
    where t.id = v.id
      and (t.first_response_due_at, t.due_at) is distinct from (v.first_response_due_at, v.due_at)
    returning t.id`.execute(db);
  return rows.map(({ id }) => id);
}
