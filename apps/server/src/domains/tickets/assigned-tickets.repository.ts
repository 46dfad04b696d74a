import type { TicketFacts } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Portion } from '../../platform/jobs/portion.ts';
import type { StoredTicket } from './ticket-record.repository.ts';

export interface AssignedTicket extends TicketFacts, Pick<StoredTicket, 'id' | 'status' | 'approval_state'> {
  readonly assignee_user_id: number;
  readonly assignee: string;
}

const assigned = sql`
  select t.id, t.status, t.approval_state, t.side, t.requester_user_id, t.employee_id, t.client_id, t.assignee_user_id, t.group_role,
    y.view_permission, u.name as assignee
  from ticket t join ticket_type y on y.id = t.ticket_type_id join app_user u on u.id = t.assignee_user_id
  where t.status <> 5`;

/** Tickets that are not closed and that somebody has, locked by id. */
export async function lockAssignedTickets(db: Db, { after, most }: Portion): Promise<AssignedTicket[]> {
  const { rows } = await sql<AssignedTicket>`
    ${assigned} and t.id > ${after} order by t.id limit ${most} for no key update of t`.execute(db);
  return rows;
}

/** Those that the accounts of an employee have. */
export async function lockTicketsOfEmployee(db: Db, employeeId: number): Promise<AssignedTicket[]> {
  const { rows } = await sql<AssignedTicket>`
    ${assigned} and u.employee_id = ${employeeId} order by t.id for no key update of t`.execute(db);
  return rows;
}
