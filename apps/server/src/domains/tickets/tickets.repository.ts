import type { TicketDetails } from '@muster/contract/domains/tickets/ticket-details.rules.ts';
import type { OpenTicket, OpenTicketView } from '@muster/contract/domains/tickets/tickets.calls.ts';
import type { TicketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { runByCommit } from '../../database/one-trip.ts';
import type { Database } from '../../database/rows.generated.ts';

/** The condition for ticket `t` of type `y` that every list, count and record asks. */
export const isTicketSeen = (reach: TicketReach) => (reach.isAll ? sql<SqlBool>`true` : isTicketReached(reach));

const isTicketReached = (reach: TicketReach) => sql<SqlBool>`(
  t.requester_user_id = ${reach.userId}
  or t.employee_id = any (${[...reach.employeeIds]}::integer[])
  or ${isOpenByRight(reach)}
  or (t.side = 'client' and t.client_id = ${reach.clientId}::integer))`;

const isOpenByRight = (reach: TicketReach) => sql<SqlBool>`(
  y.view_permission = any (${[...reach.typeRights]}::text[])
  or (${reach.isAssigned}::boolean and (t.assignee_user_id = ${reach.userId}
    or (t.group_role = any (${[...reach.groups]}::text[]) and y.view_permission is null))))`;

/**
 * Of tickets `t` of type `y` of one person, for somebody who handles one of them: whether they handle `t`, too. Its requester does not,
 * without a right to it.
 */
export const isTicketHandled = (reach: TicketReach) => (reach.isAll ? sql<SqlBool>`true` : isOpenByRight(reach));

/** When ticket `t` of type `y` wants its first reply, until there is one. Only those who handle it see it: not the person whose ticket it is. */
export const replyDue = (reach: TicketReach) =>
  sql`case when t.first_responded_at is null and t.status = 2 and ${isTicketHandled(reach)}
    and (t.side <> 'employee' or t.employee_id is null or t.employee_id <> all (${[...reach.employeeIds]}::integer[]))
    then t.first_response_due_at end`;

/** The one clock of an open or pending ticket: its most urgent due time. Null for what is settled, paused or waits for an approval. */
export const nextDue = (reach: TicketReach) =>
  sql`case when t.status in (2, 3) then least(${replyDue(reach)}, t.due_at) end`;

/** As `targetState` says of either target. */
export const isTicketOverdue = (reach: TicketReach, now: string) =>
  sql<SqlBool>`coalesce(${nextDue(reach)} < ${now}::timestamptz, false)`;

/** The same of the resolution alone. */
export const isResolutionOverdue = (now: string) =>
  sql<SqlBool>`coalesce(t.status in (2, 3) and t.due_at < ${now}::timestamptz, false)`;

interface OpenRow extends Omit<OpenTicket, 'number'> {
  readonly leave_request_id: number | null;
  readonly employee_id: number | null;
}

interface OpenPage {
  readonly data: readonly OpenRow[];
  readonly total: number;
  readonly overdue: number;
  readonly mine: number;
  readonly unassigned: number;
}

interface OpenQuestion {
  readonly reach: TicketReach;
  readonly now: string;
  readonly show: OpenTicketView;
  readonly most: number;
}

const isShown = (show: OpenTicketView) =>
  ({ all: sql`true`, mine: sql`is_mine`, unassigned: sql`is_unassigned` })[show];

/** Open and pending tickets by their most urgent due time, with counts of all of them. */
export async function openTickets(db: Db, { reach, now, show, most }: OpenQuestion): Promise<OpenPage> {
  const { rows } = await sql<OpenPage>`
    with seen as materialized (
      select t.id, t.due_at, ${replyDue(reach)} as reply_due_at, ${isTicketOverdue(reach, now)} as is_overdue, t.assignee_user_id is null as is_unassigned,
        t.assignee_user_id is not distinct from ${reach.userId}::integer as is_mine
      from ticket t join ticket_type y on y.id = t.ticket_type_id
      where t.status in (2, 3) and ${isTicketSeen(reach)}
    ), first as (select * from seen where ${isShown(show)} order by least(reply_due_at, due_at) nulls last, id limit ${most})
    select (select count(*)::integer from seen) as total,
      (select count(*)::integer from seen where is_overdue) as overdue,
      (select count(*)::integer from seen where is_mine) as mine,
      (select count(*)::integer from seen where is_unassigned) as unassigned,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'subject', t.subject, 'type', y.name, 'status', t.status,
          'priority', t.priority, 'due_by', to_char(f.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'reply_due_by', to_char(f.reply_due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'approval_state', t.approval_state,
          'leave_request_id', t.leave_request_id, 'employee_id', t.employee_id,
          'is_overdue', f.is_overdue, 'requester', r.name, 'client', c.legal_business_name, 'group', t.group_role,
          'assignee', a.name, 'is_mine', f.is_mine) order by least(f.reply_due_at, f.due_at) nulls last, f.id), '[]')
        from first f join ticket t on t.id = f.id join ticket_type y on y.id = t.ticket_type_id
        left join app_user r on r.id = t.requester_user_id
        left join client c on c.id = t.client_id
        left join app_user a on a.id = t.assignee_user_id) as data`.execute(db);
  return rows[0] ?? { data: [], total: 0, overdue: 0, mine: 0, unassigned: 0 };
}

export type NewTicket = Insertable<Database['ticket']> & { readonly id: number };

const answersOfNew = ({ id, version_id }: NewTicket, answers: readonly object[]) => sql`
  insert into ticket_detail (ticket_id, version_id, key, value)
  select ${id}::integer, ${version_id}::integer, d.key, d.value
  from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as d (key text, value jsonb)`;

/** Not in one statement: row security of the answers would not see the ticket. */
export async function insertTicket(db: Db, ticket: NewTicket, details: TicketDetails): Promise<void> {
  const answers = Object.entries(details).map(([key, value]) => ({ key, value }));
  const added = db.insertInto('ticket').values(ticket);
  await runByCommit(db, [added, ...(answers.length > 0 ? [answersOfNew(ticket, answers)] : [])]);
}
