import type { TicketApprovalState } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { SlaPause } from '@muster/contract/domains/tickets/ticket-sla.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** What decides when a ticket is due. */
export interface TimedTicket {
  readonly id: number;
  readonly sla_policy_id: number;
  readonly priority: 1 | 2 | 3 | 4;
  /** When it was approved, or else filed: milliseconds since 1970. */
  readonly started_at: number;
  readonly first_responded_at: string | null;
  readonly first_response_due_at: string | null;
  readonly approval_state: TicketApprovalState;
  readonly approval_due_at: string | null;
  readonly pauses: readonly SlaPause[];
}

/** Those of the tickets that are not closed, locked by id. */
export async function lockTimedTickets(db: Db, ids: readonly number[]): Promise<TimedTicket[]> {
  const { rows } = await sql<TimedTicket>`
    select t.id, y.sla_policy_id, t.priority, floor(extract(epoch from coalesce(t.approved_at, t.filed_at)) * 1000)::float8 as started_at,
      t.first_responded_at, t.first_response_due_at, t.approval_state, t.approval_due_at,
      coalesce((select json_agg(json_build_object('from', floor(extract(epoch from p.from_at) * 1000), 'to', floor(extract(epoch from p.to_at) * 1000)) order by p.from_at)
        from ticket_pause p where p.ticket_id = t.id), '[]') as pauses
    from ticket t join ticket_type y on y.id = t.ticket_type_id
    where t.id = any (${[...ids]}::integer[]) and t.status <> 5
    order by t.id for update of t`.execute(db);
  return rows;
}

export interface TicketDue {
  readonly id: number;
  readonly first_response_due_at: string | null;
  readonly due_at: string | null;
  readonly approval_due_at: string | null;
}

/** Returns the tickets whose times changed. */
export async function storeDues(db: Db, dues: readonly TicketDue[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ticket t set first_response_due_at = d.first_response_due_at, due_at = d.due_at, approval_due_at = d.approval_due_at
    from jsonb_to_recordset(${JSON.stringify(dues)}::jsonb)
      as d (id integer, first_response_due_at timestamptz, due_at timestamptz, approval_due_at timestamptz)
    where t.id = d.id and (t.first_response_due_at, t.due_at, t.approval_due_at) is distinct from (d.first_response_due_at, d.due_at, d.approval_due_at)
    returning t.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Pauses do not overlap, also when the clock was set back or another process is behind: one begins where the last one ended. */
const pauseStart = (ticketId: number, from: string) => sql`greatest(${from}::timestamptz,
  (select max(p.to_at) from ticket_pause p where p.ticket_id = ${ticketId}))`;

export async function beginPause(db: Db, ticketId: number, from: string): Promise<void> {
  await sql`insert into ticket_pause (ticket_id, from_at) values (${ticketId}, ${pauseStart(ticketId, from)})
    on conflict (ticket_id, from_at) do update set to_at = null`.execute(db);
}

export async function endPause(db: Db, ticketId: number, to: string): Promise<void> {
  await sql`update ticket_pause set to_at = greatest(from_at, ${to}::timestamptz) where ticket_id = ${ticketId} and to_at is null`.execute(
    db,
  );
}

/** Time that was over before it was known not to count: from a resolution to its reopening. */
export async function addPause(
  db: Db,
  ticketId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into ticket_pause (ticket_id, from_at, to_at)
    select ${ticketId}, s.from_at, greatest(s.from_at, ${to}::timestamptz) from (select ${pauseStart(ticketId, from)} as from_at) s
    on conflict (ticket_id, from_at) do update set to_at = excluded.to_at`.execute(db);
}
