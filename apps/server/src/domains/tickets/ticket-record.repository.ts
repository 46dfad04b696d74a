import type { TicketApprovalState } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import type { TicketStatus } from '@muster/contract/domains/tickets/ticket-status.rules.ts';
import type { TicketAudience } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import type { TicketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isTicketSeen } from './tickets.repository.ts';

/** A ticket with what decides about its parties. */
export interface StoredTicket {
  readonly id: number;
  readonly version: number;
  readonly subject: string;
  readonly type_id: number;
  readonly type: string;
  readonly type_code: string;
  readonly view_permission: string | null;
  /** Of its form. */
  readonly version_id: number;
  readonly side: TicketAudience;
  readonly status: TicketStatus;
  readonly priority: 1 | 2 | 3 | 4;
  readonly group_role: string;
  readonly assignee_user_id: number | null;
  readonly requester_user_id: number;
  readonly employee_id: number | null;
  readonly employee: string | null;
  readonly client_id: number | null;
  /** Null: the viewer does not see the company. */
  readonly client: string | null;
  readonly filed_at: string;
  readonly first_response_due_at: string | null;
  readonly first_responded_at: string | null;
  readonly due_at: string | null;
  readonly pending_since: string | null;
  readonly resolved_at: string | null;
  readonly closed_at: string | null;
  readonly reopened_count: number;
  readonly approval_state: TicketApprovalState;
  readonly approval_due_at: string | null;
  /** The leave that it filed, whose answers it shows. */
  readonly leave_request_id: number | null;
}

interface Wanted {
  readonly id: number;
  readonly reach: TicketReach;
}

/** Undefined for a missing ticket and one that the viewer does not see. */
export const findTicket = (db: Db, wanted: Wanted): Promise<StoredTicket | undefined> => one(db, wanted, sql``);

/** Nobody else changes it until the transaction ends. */
export const lockTicket = (db: Db, wanted: Wanted): Promise<StoredTicket | undefined> =>
  one(db, wanted, sql`for no key update of t`);

/** Those of the tickets that wait for an approval. The caller knows that the viewer reads them. */
export async function ticketsWaiting(db: Db, ids: readonly number[]): Promise<StoredTicket[]> {
  const { rows } = await sql<StoredTicket>`
    ${storedTickets} where t.id = any (${[...ids]}::integer[]) and t.approval_state = 'pending'`.execute(db);
  return rows;
}

export async function approvalDueTimes(db: Db, ids: readonly number[]): Promise<{ id: number; due: string }[]> {
  const { rows } = await sql<{ id: number; due: string }>`
    select id, approval_due_at as due from ticket
    where id = any (${[...ids]}::integer[]) and approval_due_at is not null`.execute(db);
  return rows;
}

/** Two tickets in one order, so that two merges do not wait for each other. */
export async function lockTickets(db: Db, ids: readonly number[]): Promise<void> {
  await sql`select from ticket where id = any (${[...ids]}::integer[]) order by id for no key update`.execute(db);
}

const storedTickets = sql`
  select t.id, t.version, t.subject, y.id as type_id, y.name as type, y.code as type_code, y.view_permission, t.version_id, t.side, t.status, t.priority,
    t.group_role, t.assignee_user_id, t.requester_user_id, t.employee_id, e.name as employee, t.client_id,
    c.legal_business_name as client, t.filed_at, t.first_response_due_at, t.first_responded_at, t.due_at, t.pending_since,
    t.resolved_at, t.closed_at, t.reopened_count, t.approval_state, t.approval_due_at, t.leave_request_id
  from ticket t
  join ticket_type y on y.id = t.ticket_type_id
  left join employee e on e.id = t.employee_id
  left join client c on c.id = t.client_id`;

async function one(db: Db, { id, reach }: Wanted, lock: RawBuilder<unknown>): Promise<StoredTicket | undefined> {
  const { rows } = await sql<StoredTicket>`
    ${storedTickets}
    where t.id = ${id} and ${isTicketSeen(reach)} ${lock}`.execute(db);
  return rows[0];
}

/** What a use case sets in the ticket's own row. */
export interface TicketColumns {
  readonly status?: TicketStatus;
  readonly priority?: number;
  readonly group_role?: string;
  readonly assignee_user_id?: number | null;
  readonly first_responded_at?: string;
  readonly pending_since?: string | null;
  readonly resolved_at?: string | null;
  readonly closed_at?: string | null;
  readonly reopened_count?: number;
  readonly approval_state?: TicketApprovalState;
  readonly approved_at?: string;
}

/** The next version of the ticket. */
export async function updateTicket(db: Db, id: number, columns: TicketColumns): Promise<number> {
  const { version } = await db
    .updateTable('ticket')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The first answer does not change what somebody edits: the version stays. */
export async function markFirstResponse(db: Db, id: number, at: string): Promise<void> {
  await db
    .updateTable('ticket')
    .set({ first_responded_at: at })
    .where('id', '=', id)
    .where('first_responded_at', 'is', null)
    .execute();
}
