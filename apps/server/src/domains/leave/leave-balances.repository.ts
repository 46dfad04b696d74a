import type { LeaveBalance, LeaveEntry } from '@muster/contract/domains/leave/leave-balance-answers.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { loggedType } from './leave-credits.repository.ts';

export interface BalanceScope {
  readonly day: string;
  /** Also types that only the employee and HR may see. */
  readonly everyType: boolean;
}

export type ListedBalance = Omit<LeaveBalance, 'abilities' | 'expected_minutes'>;

/**
 * By name and type. A balance is the kept total without the entries that count after the day. `offset 0` has the key of each
 * type computed once, not for each balance.
 */
export function listLeaveBalances(
  db: Db,
  scope: BalanceScope,
  question: TableQuery,
): Promise<TablePage<ListedBalance>> {
  const later = sql`coalesce(later.minutes, 0)`;
  const minutes = sql`a.minutes - ${later}`;
  const source = {
    strategy: 'keyed',
    // Left joins, so that the planner removes those that neither filter nor sort needs.
    from: sql`leave_account a join employee e on e.id = a.employee_id and e.deleted_at is null
      join (select *, search_key(name) as name_key from leave_type offset 0) t on t.id = a.leave_type_id
      left join employee_list l on l.employee_id = a.employee_id
      left join (${entriesAfter(scope.day)} group by n.employee_id, n.leave_type_id) later
        on later.employee_id = a.employee_id and later.leave_type_id = a.leave_type_id`,
    where: [shownTypes(scope)],
    keys: sql`a.employee_id, a.leave_type_id`,
    order: sql`l.name_key, t.name_key`,
    ties: [sql`a.employee_id`, sql`a.leave_type_id`],
    read: sql`a.employee_id, a.leave_type_id, json_build_object('name', e.name, 'position', e.position) as employee,
        l.client_name as client, l.status_group as status, t.name as leave_type, t.color, (${minutes})::integer as minutes
      from page join leave_account a on a.employee_id = page.employee_id and a.leave_type_id = page.leave_type_id
      join employee e on e.id = a.employee_id join (select *, search_key(name) as name_key from leave_type offset 0) t on t.id = a.leave_type_id
      left join employee_list l on l.employee_id = a.employee_id
      left join lateral (${entriesAfter(scope.day)} and n.employee_id = a.employee_id and n.leave_type_id = a.leave_type_id
        group by n.employee_id, n.leave_type_id) later on true`,
    columns: {
      employee_id: { exact: sql`a.employee_id` },
      'employee.name': { text: sql`e.name`, key: sql`l.name_key` },
      'employee.position': { text: sql`e.position`, key: sql`l.position_key` },
      client: { text: sql`l.client_name`, key: sql`l.client_key` },
      status: { sort: sql`l.status_group`, exact: sql`l.status_group` },
      leave_type: { text: sql`t.name`, key: sql`t.name_key` },
      days: { sort: sql`round((${minutes}) / 480.0, 2)` },
    },
  } as const;
  return readTable<ListedBalance>(db, source, question);
}

const entriesAfter = (day: string): RawBuilder<unknown> => sql`
  select n.employee_id, n.leave_type_id, sum(n.minutes)::integer as minutes from leave_entry n
  where n.effective_on > ${day}::date`;

const shownTypes = ({ everyType }: Pick<BalanceScope, 'everyType'>) =>
  sql<SqlBool>`(${everyType}::boolean or t.visibility = 'team')`;

export interface LeaveAccountKey {
  readonly employeeId: number;
  readonly leaveTypeId: number;
}

/** Newest first. Undefined if the employee or the type is not there for the viewer. */
export async function readLeaveLedger(
  db: Db,
  { employeeId, leaveTypeId }: LeaveAccountKey,
  scope: Pick<BalanceScope, 'everyType'>,
): Promise<LeaveEntry[] | undefined> {
  const { rows } = await sql<{ entries: LeaveEntry[] }>`
    select coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'minutes', n.minutes, 'balance', n.balance,
        'effective_on', n.effective_on, 'reason', n.reason, 'by', u.name) order by n.effective_on desc, n.id desc)
      from (
        select n.*, sum(n.minutes) over (order by n.effective_on, n.id)::integer as balance from leave_entry n
        where n.employee_id = e.id and n.leave_type_id = t.id) n
      left join app_user u on u.id = n.created_by_user_id), '[]'::jsonb) as entries
    from employee e cross join leave_type t
    where e.id = ${employeeId} and e.deleted_at is null and t.id = ${leaveTypeId} and ${shownTypes(scope)}`.execute(db);
  return rows[0]?.entries;
}

export interface AdjustedAccount {
  readonly client_id: number;
  /** As the activity log names it: types that only the employee and HR may see have no name there. */
  readonly logged_type: string;
}

/** Locks the employee, so that two changes of one balance follow each other. */
export async function lockLeaveAccount(
  db: Db,
  { employeeId, leaveTypeId }: LeaveAccountKey,
  scope: Pick<BalanceScope, 'everyType'>,
): Promise<AdjustedAccount | undefined> {
  const { rows } = await sql<AdjustedAccount>`
    select l.client_id, ${loggedType} as logged_type from employee e join employee_list l on l.employee_id = e.id
    cross join leave_type t
    where e.id = ${employeeId} and e.deleted_at is null and t.id = ${leaveTypeId} and ${shownTypes(scope)}
    for no key update of e`.execute(db);
  return rows[0];
}

export interface Adjustment extends LeaveAccountKey {
  readonly minutes: number;
  readonly effectiveOn: string;
  readonly reason: string;
  readonly userId: number;
}

export async function insertAdjustment(db: Db, adjustment: Adjustment): Promise<number> {
  const { id } = await db
    .insertInto('leave_entry')
    .values({
      employee_id: adjustment.employeeId,
      leave_type_id: adjustment.leaveTypeId,
      kind: 'adjustment',
      minutes: adjustment.minutes,
      effective_on: adjustment.effectiveOn,
      reason: adjustment.reason,
      created_by_user_id: adjustment.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
