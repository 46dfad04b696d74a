import type { TicketFacts } from '@muster/contract/domains/tickets/ticket-work.policy.ts';
import type { TicketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isOneOf } from '../../database/is-one-of.ts';
import { isTicketSeen } from './tickets.repository.ts';

export interface TicketToHandle extends TicketFacts {
  readonly id: number;
  readonly version: number;
  readonly subject: string;
  readonly type: string;
  readonly priority: 1 | 2 | 3 | 4;
  readonly requester: string | null;
  readonly client: string | null;
  readonly filed_at: string;
  readonly due_at: string;
}

/**
 * Open tickets due until then, assigned to the viewer or to nobody in a group of theirs. Pending ones wait for their requester, and leave
 * waits as a leave request. `ids`: only these.
 */
export async function openTicketsOf(
  db: Db,
  {
    reach,
    until,
    ids,
  }: { readonly reach: TicketReach; readonly until: string; readonly ids: readonly number[] | null },
): Promise<TicketToHandle[]> {
  const isWanted = ids === null ? sql`true` : sql`t.id = any (${[...ids]}::integer[])`;
  const { rows } = await sql<TicketToHandle>`
    select t.id, t.version, t.subject, y.name as type, y.view_permission, t.side, t.priority, t.group_role, t.assignee_user_id,
      t.requester_user_id, t.employee_id, t.client_id, r.name as requester, c.legal_business_name as client, t.filed_at, t.due_at
    from ticket t join ticket_type y on y.id = t.ticket_type_id
    left join app_user r on r.id = t.requester_user_id
    left join client c on c.id = t.client_id
    where t.status = 2 and t.leave_request_id is null and t.due_at <= ${until}::timestamptz
      and (t.assignee_user_id = ${reach.userId} or t.assignee_user_id is null and t.group_role = any (${[...reach.groups]}::text[]))
      and ${isTicketSeen(reach)} and ${isWanted}
    order by t.due_at, t.id`.execute(db);
  return rows;
}

/** The people involved in all open tickets that are due until then, without regard to the viewer. */
export async function openTicketFacts(db: Db, until: string): Promise<(TicketFacts & { readonly id: number })[]> {
  const { rows } = await sql<TicketFacts & { readonly id: number }>`
    select t.id, y.view_permission, t.side, t.group_role, t.assignee_user_id, t.requester_user_id, t.employee_id, t.client_id
    from ticket t join ticket_type y on y.id = t.ticket_type_id
    where t.status = 2 and t.leave_request_id is null and t.due_at <= ${until}::timestamptz`.execute(db);
  return rows;
}

/**
 * For whom one of these tickets waits now, or waited before its changes: assignees, and members of its groups. One that waits for its approval
 * has not waited for anybody of them yet.
 */
export async function handlersOf(db: Db, ticketIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with waiting as materialized (
      select t.id, t.assignee_user_id, t.group_role from ticket t
      where ${isOneOf(sql`t.id`, ticketIds)} and t.approval_state is distinct from 'pending'
    ), assignees as (
      select assignee_user_id as id from waiting
      union select c.before_user_id from ticket_change c join waiting w on w.id = c.ticket_id where c.kind = 'assignee'
    ), groups as (
      select group_role as name from waiting
      union select c.before from ticket_change c join waiting w on w.id = c.ticket_id where c.kind = 'group'
    )
    select id from assignees where id is not null
    union select h.user_id from user_role h join role o on o.id = h.role_id join groups g on g.name = o.name`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
