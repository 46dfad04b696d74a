import type { PayChange } from '@muster/contract/domains/employees/pay-change-answers.ts';
import { payChangeApproval } from '@muster/contract/domains/employees/pay-change-approval.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { columnsOf } from '../../platform/table/declared-field.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isPersonReached } from '../teams/index.ts';
import { recordColumns } from './employee-record.repository.ts';

/** `fields` as they are stored. */
export interface ListedPayChange extends Omit<PayChange, 'approval' | 'abilities'> {
  readonly requested_by_user_id: number;
}

export interface PayChangeScope {
  readonly view: 'waiting' | 'decided';
  readonly reach: Reach;
  /** Null: of all employees. */
  readonly employeeId: number | null;
  /** Null: requested by anybody. */
  readonly requesterId: number | null;
}

/** Waiting ones oldest first, decided ones newest first. */
export function listPayChanges(
  db: Db,
  { view, reach, employeeId, requesterId }: PayChangeScope,
  question: TableQuery,
): Promise<TablePage<ListedPayChange>> {
  const isWaiting = view === 'waiting';
  const source = {
    strategy: 'keyed',
    from: sql`pay_change p ${joins}`,
    where: [
      isWaiting ? sql<SqlBool>`p.state = 'waiting'` : sql<SqlBool>`p.state in ('approved', 'refused')`,
      isPersonReached(reach, recordColumns),
      ...(employeeId === null ? [] : [sql<SqlBool>`p.employee_id = ${employeeId}`]),
      ...(requesterId === null ? [] : [sql<SqlBool>`p.requested_by_user_id = ${requesterId}`]),
    ],
    keys: sql`p.id`,
    order: isWaiting ? sql`p.id` : sql`p.closed_at desc, p.id desc`,
    ties: [sql`p.id`],
    read: sql`p.id, json_build_object('id', e.id, 'name', e.name) as employee, l.legal_business_name as client, p.fields,
        u.name as requested_by, p.requested_by_user_id, p.state, p.note, p.created_at, p.closed_at as decided_at,
        (select d.decided_by_name from approval_decision d join approval_request a on a.id = d.request_id
          where a.kind = ${payChangeApproval} and a.subject_id = p.id order by d.id desc limit 1) as decided_by
      from page
      join pay_change p on p.id = page.id
      ${joins}`,
    columns,
  } as const;
  return readTable<ListedPayChange>(db, source, question);
}

const joins = sql`join employee e on e.id = p.employee_id and e.deleted_at is null
  join client l on l.id = e.client_id
  join app_user u on u.id = p.requested_by_user_id`;

const columns: Readonly<Record<string, SqlColumn>> = {
  'employee.name': { text: sql`e.name` },
  client: { text: sql`l.legal_business_name` },
  requested_by: { text: sql`u.name` },
  ...columnsOf('p', ['id', 'created_at', 'state']),
};
