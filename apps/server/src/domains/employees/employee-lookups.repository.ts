import type { EmployeeStatus } from '@muster/contract/states.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import { allOf } from '../../platform/table/table-conditions.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { type EmployeeScope, employeeSource } from './employee-list-source.repository.ts';

export interface LookupRow {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly client_id: number;
  readonly client_name: string;
  readonly status_group: EmployeeStatus;
  readonly user_id: number | null;
}

export interface LookupScope extends EmployeeScope {
  /** Only the provider's own staff. */
  readonly isInternal?: boolean;
}

/** A page of people by name, with how many there are in all. */
export function findPeople(db: Db, scope: LookupScope, question: TableQuery): Promise<TablePage<LookupRow>> {
  const source = employeeSource(scope);
  const where = scope.isInternal ? [...source.where, internalStaff] : source.where;
  return readTable<LookupRow>(
    db,
    {
      ...source,
      where,
      read: sql`${fields} from page join employee_list l on l.employee_id = page.employee_id
    left join app_user u on u.employee_id = l.employee_id and u.deleted_at is null`,
    },
    question,
  );
}

/** The employee behind an account; undefined if there is none within reach. */
export async function findByAccount(
  db: Db,
  userId: number,
  scope: EmployeeScope,
): Promise<(LookupRow & { readonly user_id: number }) | undefined> {
  const { rows } = await sql<LookupRow & { user_id: number }>`
    select ${fields} from ${people} where ${allOf(employeeSource(scope).where)} and u.id = ${userId}`.execute(db);
  return rows[0];
}

const internalStaff = sql<SqlBool>`l.employee_id in (
  select i.id from employee i where i.internal_staff_flag and i.deleted_at is null)`;

const fields = sql`l.employee_id as id, l.name, l.position, l.client_id, l.client_name, l.status_group, u.id as user_id`;
const people = sql`employee_list l left join app_user u on u.employee_id = l.employee_id and u.deleted_at is null`;
