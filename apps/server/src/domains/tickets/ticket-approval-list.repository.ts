import type { TicketToApprove } from '@muster/contract/domains/tickets/ticket-approval-columns.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { columnsOf } from '../../platform/table/declared-field.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { KeyedSource, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { holdsWords } from './ticket-list.repository.ts';

type ListedApproval = Omit<TicketToApprove, 'number' | 'approval' | 'may_decide'>;

interface ListedApprovals {
  readonly view: 'waiting' | 'decided';
  /** Null: all that row security shows. */
  readonly ids: readonly number[] | null;
  readonly now: string;
}

/** Waiting ones by the time of the decision, decided ones latest first. */
export function listTicketApprovals(
  db: Db,
  { view, ids, now }: ListedApprovals,
  question: TableQuery,
): Promise<TablePage<ListedApproval>> {
  const isWaiting = view === 'waiting';
  const isLate = sql<SqlBool>`coalesce(t.approval_state = 'pending' and t.approval_due_at < ${now}::timestamptz, false)`;
  const isOfView = isWaiting
    ? sql<SqlBool>`t.approval_state = 'pending'`
    : sql<SqlBool>`t.approval_state in ('approved', 'refused')`;
  const source: KeyedSource = {
    strategy: 'keyed',
    from: sql`ticket t ${joins}`,
    where: ids === null ? [isOfView] : [isOfView, sql<SqlBool>`t.id = any (${[...ids]}::integer[])`],
    keys: sql`t.id`,
    order: isWaiting ? sql`t.approval_due_at nulls last, t.id` : sql`t.id desc`,
    ties: [sql`t.id`],
    read: sql`t.id, t.version, t.subject, y.name as type, t.priority, r.name as requester, e.name as employee,
      c.legal_business_name as client, t.filed_at, t.approval_due_at as decide_by, ${isLate} as is_late, t.approval_state as state
      from page join ticket t on t.id = page.id ${joins}`,
    columns: {
      number: { text: sql`t.id::text`, sort: sql`t.id`, isNeverNull: true },
      subject: { text: sql`t.subject`, key: sql`t.subject_key`, isNeverNull: true },
      requester: { text: sql`r.name` },
      employee: { text: sql`e.name` },
      client: { text: sql`c.legal_business_name` },
      type: { text: sql`y.name` },
      decide_by: { sort: sql`t.approval_due_at` },
      filed_at: { sort: sql`t.filed_at`, isNeverNull: true },
      state: { exact: sql`t.approval_state` },
      ...columnsOf('t', ['id', 'priority']),
    },
    search: holdsWords,
  };
  return readTable<ListedApproval>(db, source, question);
}

/** What people of another side are called is hidden by row security. */
const joins = sql`join ticket_type y on y.id = t.ticket_type_id
  left join app_user r on r.id = t.requester_user_id
  left join employee e on e.id = t.employee_id
  left join client c on c.id = t.client_id`;
