import type { TicketFacts } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isResolutionOverdue } from './tickets.repository.ts';

export interface DueTicket extends TicketFacts {
  readonly id: number;
  readonly due_at: string;
  readonly is_overdue: boolean;
}

/**
 * Tickets whose last quarter before the due time has begun, a day at most, and those that are overdue, marked as reminded:
 * another process takes others. An overdue one that nobody was reminded of before is only overdue.
 */
export async function takeDueTickets(db: Db, now: string, most: number): Promise<DueTicket[]> {
  const { rows } = await sql<DueTicket>`
    with due as (
      select t.id, ${isResolutionOverdue(now)} as is_overdue from ticket t
      where t.status in (2, 3) and t.due_at <= ${now}::timestamptz + interval '1 day'
        and (t.reminded_of_due is distinct from t.due_at or t.reminded_of_overdue is distinct from t.due_at)
        and case when ${isResolutionOverdue(now)} then t.reminded_of_overdue is distinct from t.due_at
          else t.status = 2 and t.reminded_of_due is distinct from t.due_at
            and ${now}::timestamptz >= t.due_at - least((t.due_at - t.filed_at) / 4, interval '1 day') end
      order by t.due_at, t.id limit ${most} for no key update skip locked
    )
    update ticket t set reminded_of_due = t.due_at,
      reminded_of_overdue = case when due.is_overdue then t.due_at else t.reminded_of_overdue end
    from due, ticket_type y where t.id = due.id and y.id = t.ticket_type_id
    returning t.id, t.due_at, due.is_overdue, t.side, t.requester_user_id, t.employee_id, t.client_id, t.assignee_user_id,
      t.group_role, y.view_permission`.execute(db);
  return rows;
}

/** A ticket on which somebody can work now. */
export async function workableTicket(db: Db, id: number): Promise<TicketFacts | undefined> {
  const { rows } = await sql<TicketFacts>`
    select t.side, t.requester_user_id, t.employee_id, t.client_id, t.assignee_user_id, t.group_role, y.view_permission
    from ticket t join ticket_type y on y.id = t.ticket_type_id
    where t.id = ${id} and t.status in (2, 3) and t.approval_state is distinct from 'pending'`.execute(db);
  return rows[0];
}
