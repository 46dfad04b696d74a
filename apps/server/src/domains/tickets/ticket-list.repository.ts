import type { TicketRow, ticketHandlerLabels } from '@muster/contract/domains/tickets/ticket-list-columns.ts';
import type { TicketReach } from '@muster/contract/domains/tickets/tickets.policy.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { columnsOf } from '../../platform/table/declared-field.ts';
import { readTable } from '../../platform/table/read-table.ts';
import { allOf } from '../../platform/table/table-conditions.ts';
import type { Condition, KeyedSource, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isTicketOverdue, isTicketSeen, nextDue, replyDue } from './tickets.repository.ts';

export interface ListedTickets {
  /** `own`: of the viewer. `others`: of anybody else. */
  readonly which: 'all' | 'own' | 'others';
  readonly reach: TicketReach;
  readonly now: string;
}

export interface ListedTicket extends Omit<TicketRow, 'number'> {
  readonly leave_request_id: number | null;
  readonly employee_id: number | null;
}

/** Tickets that the viewer sees, newest first. */
export function listTickets(
  db: Db,
  { which, reach, now }: ListedTickets,
  question: TableQuery,
): Promise<TablePage<ListedTicket>> {
  const own = isOwnTicket(reach);
  const seen = isTicketSeen(reach);
  const where = { all: [seen], own: [own], others: [seen, sql<SqlBool>`not ${own}`] }[which];
  const source: KeyedSource = {
    strategy: 'keyed',
    from: sql`ticket t ${joins}`,
    where,
    keys: sql`t.id`,
    order: sql`t.id desc`,
    ties: [sql`t.id`],
    revision: sql`t.version`,
    read: sql`t.id, t.version, t.subject, y.name as type, t.status, t.priority, t.group_role as group, a.name as assignee,
      r.name as requester, e.name as employee, c.legal_business_name as client, t.filed_at, t.due_at as due_by,
      ${replyDue(reach)} as reply_due_by,
      ${isTicketOverdue(reach, now)} as is_overdue, t.approval_state, t.leave_request_id, t.employee_id
      from page join ticket t on t.id = page.id ${joins}`,
    columns: {
      number: { text: sql`t.id::text`, sort: sql`t.id`, isNeverNull: true },
      requester: { text: sql`r.name` },
      employee: { text: sql`e.name` },
      client: { text: sql`c.legal_business_name` },
      type: { text: sql`y.name` },
      group: { exact: sql`t.group_role` },
      assignee: { text: sql`a.name` },
      // What is settled is not due any more, and comes last.
      due_by: { sort: nextDue(reach), exact: sql`coalesce(${nextDue(reach)}, t.due_at)` },
      is_overdue: { exact: isTicketOverdue(reach, now) },
      handler: { where: ({ value }) => isHandledBy(reach, [value].flat().map(String)) },
      filed_at: { sort: sql`t.filed_at`, isNeverNull: true },
      subject: { text: sql`t.subject`, key: sql`t.subject_key`, isNeverNull: true },
      ...columnsOf('t', ['id', 'status', 'priority', 'client_id', 'ticket_type_id', 'approval_state']),
    },
    search: holdsWords,
    ...(which === 'all' && reach.isAll && { whole: sql<number>`(select sum(tickets)::integer from ticket_count)` }),
  };
  return readTable<ListedTicket>(db, source, question);
}

/** Filed by the viewer, or on their behalf. */
const isOwnTicket = ({ userId, employeeIds }: TicketReach): RawBuilder<SqlBool> =>
  sql<SqlBool>`(t.requester_user_id = ${userId} or t.employee_id is not null and t.employee_id = any (${[...employeeIds]}::integer[]))`;

type Handler = keyof typeof ticketHandlerLabels;

function isHandledBy({ userId, groups }: TicketReach, handlers: readonly string[]): Condition {
  const has = (handler: Handler) => handlers.includes(handler);
  return sql<SqlBool>`(${has('me')}::boolean and t.assignee_user_id = ${userId}
    or ${has('groups')}::boolean and t.assignee_user_id is null and t.group_role = any (${[...groups]}::text[])
    or ${has('nobody')}::boolean and t.assignee_user_id is null)`;
}

/** What people of another side are called is hidden by row security. Outer joins, so that a count without conditions skips them. */
const joins = sql`left join ticket_type y on y.id = t.ticket_type_id
  left join app_user r on r.id = t.requester_user_id
  left join employee e on e.id = t.employee_id
  left join client c on c.id = t.client_id
  left join app_user a on a.id = t.assignee_user_id`;

/** Of tickets `t`: every word. */
export const holdsWords = ({ words }: { readonly words: readonly string[] }): Condition => allOf(words.map(holdsWord));

/** Names are compared once for all tickets. 'TCK-2291' and '2291' are numbers. */
function holdsWord(word: string): Condition {
  const digits = /^(?:tck-?)?(\d{1,9})$/i.exec(word)?.[1];
  const holds = (key: RawBuilder<unknown>) => sql`position((select search_key(${word})) in ${key}) > 0`;
  return sql<SqlBool>`(${holds(sql`t.subject_key`)}
    or t.id = ${digits === undefined ? null : Number(digits)}::integer
    or t.ticket_type_id in (select s.id from ticket_type s where ${holds(sql`search_key(s.name)`)})
    or t.requester_user_id in (select s.id from app_user s where ${holds(sql`search_key(s.name)`)})
    or t.assignee_user_id in (select s.id from app_user s where ${holds(sql`search_key(s.name)`)})
    or t.employee_id in (select s.id from employee s where ${holds(sql`search_key(s.name)`)})
    or t.client_id in (select s.id from client s where ${holds(sql`search_key(s.legal_business_name)`)}))`;
}
