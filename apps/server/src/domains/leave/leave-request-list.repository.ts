import { confidentialLeave } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { columnsOf } from '../../platform/table/declared-field.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { documentState } from './leave-documents.repository.ts';
import { isRequestReached, isTypeShown, type Readers } from './leave-readers.repository.ts';
import { type ListedLeaveRequest, requestFields, requestJoins } from './leave-requests.repository.ts';

interface Asked extends Readers {
  readonly view: 'waiting' | 'decided';
  readonly reach: SubjectReach;
}

/** Waiting ones oldest first, closed ones latest first. A confidential type is neither shown nor found by its name. */
export function listRequests(
  db: Db,
  { view, reach, everyType }: Asked,
  question: TableQuery,
): Promise<TablePage<ListedLeaveRequest>> {
  const isWaiting = view === 'waiting';
  const source = {
    strategy: 'keyed',
    from: sql`leave_request r ${requestJoins}`,
    where: [
      isWaiting ? sql<SqlBool>`r.state = 'requested'` : sql<SqlBool>`r.state <> 'requested'`,
      isRequestReached(reach),
    ],
    keys: sql`r.id`,
    order: isWaiting ? sql`r.id` : sql`r.closed_at desc, r.id desc`,
    ties: [sql`r.id`],
    read: sql`${requestFields({ everyType })} from page join leave_request r on r.id = page.id ${requestJoins}`,
    columns: {
      'employee.name': { text: sql`e.name` },
      client: { text: sql`l.legal_business_name` },
      leave_type: { text: sql`case when ${isTypeShown({ everyType })} then t.name else ${confidentialLeave} end` },
      documents: { exact: documentState({ everyType }) },
      ...columnsOf('r', ['id', 'first_day', 'last_day', 'created_at', 'state']),
    },
  } as const;
  return readTable<ListedLeaveRequest>(db, source, question);
}
