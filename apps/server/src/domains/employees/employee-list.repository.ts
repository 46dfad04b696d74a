import type { EmployeeStatus } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { runByCommit } from '../../database/one-trip.ts';
import { planningOnce, planOnceForFew } from '../../database/plan-once.ts';
import { createKeptTotals } from '../../platform/table/kept-totals.ts';
import { readRows } from '../../platform/table/read-keyed.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { type EmployeeScope, employeeSource } from './employee-list-source.repository.ts';

export interface EmployeeListRow {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly position: string;
  readonly client_id: number;
  readonly client_name: string;
  readonly timezone_id: number;
  readonly timezone_name: string;
  readonly timezone_friendly_name: string;
  readonly shift_id: number | null;
  readonly shift_name: string;
  readonly personal_email: string | null;
  readonly primary_work_location: 'wfh' | 'wfo' | 'hybrid';
  readonly status_group: EmployeeStatus;
  readonly status: { readonly name: string; readonly since: string | null } | null;
  readonly reason: string | null;
  readonly clearance_status: string | null;
  readonly rehire: boolean | null;
  readonly birthdate: string | null;
  readonly missing: number;
  readonly photo_version: string | null;
}

/** The rows of `l` that a page shows, dressed with what the list's own table lacks. */
const read = sql`l.employee_id as id, l.version, l.name, l.position, l.client_id, l.client_name, l.timezone_id, l.timezone_name,
    z.friendly_name as timezone_friendly_name, l.shift_id, l.shift_name, l.personal_email, l.primary_work_location,
    l.status_group, l.reason, l.clearance_status, l.rehire, l.birthdate, l.missing,
    case when l.status_group <> 'active' then (select json_build_object('name', t.name, 'since',
      (select h.effective_on from employee_status_history h where h.employee_id = l.employee_id and h.to_status_type_id = t.id
        order by h.effective_on desc, h.id desc limit 1)) from status_type t where t.id = l.status_type_id) end as status,
    left(md5(p.small_key), 12) as photo_version
  from page
  join employee_list l on l.employee_id = page.employee_id
  join timezone z on z.id = l.timezone_id
  left join employee_photo p on p.employee_id = page.employee_id`;

const kept = createKeptTotals();
const version = sql`employee_list_version()`;

/** `reader`: the caller as row security sees it. Each reader has its own total. */
export function readEmployeePage(
  db: Db,
  { scope, reader }: { readonly scope: EmployeeScope; readonly reader: string },
  question: TableQuery,
): Promise<TablePage<EmployeeListRow>> {
  const totals = { kept, key: JSON.stringify([reader, scope]), version };
  return readTable<EmployeeListRow>(db, { ...employeeSource(scope), read, totals }, question);
}

export interface DropdownRow {
  readonly id: number;
  readonly name: string;
  readonly position: string;
}

/** Employees by name, without a total. */
export async function findChoices(db: Db, scope: EmployeeScope, question: TableQuery): Promise<DropdownRow[]> {
  const choice = sql`l.employee_id as id, l.name, l.position from page join employee_list l on l.employee_id = page.employee_id`;
  return (await readRows<DropdownRow>(db, { ...employeeSource(scope), read: choice }, question)).rows;
}

/** Brings the read model up to date within the transaction of the change. `asOf` is today in the home zone. */
export async function refreshList(db: Db, employeeIds: readonly number[], asOf: string): Promise<void> {
  await planOnceForFew(db, employeeIds, () => refreshing(employeeIds, asOf).execute(db));
}

/** For an employee whom the transaction added: with the commit. */
export function refreshListOfNew(db: Db, employeeId: number, asOf: string): Promise<void> {
  return runByCommit(db, [planningOnce, refreshing([employeeId], asOf)]);
}

const refreshing = (employeeIds: readonly number[], asOf: string) =>
  sql`select refresh_employee_list(${[...employeeIds]}::integer[], ${asOf}::date)`;

/** Refreshes the employees of a renamed client, former ones included. */
export async function refreshListOfClient(db: Db, clientId: number, asOf: string): Promise<void> {
  await sql`
    select refresh_employee_list(array(select id from employee where client_id = ${clientId}), ${asOf}::date)`.execute(
    db,
  );
}

/** Refreshes all rows in one statement; 100,000 take some seconds. */
export async function refreshWholeList(db: Db, asOf: string): Promise<void> {
  await sql`set local statement_timeout = '120s'`.execute(db);
  await sql`select refresh_employee_list_all(${asOf}::date)`.execute(db);
}
