import type { EmployeeStatus } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface ImportPerson {
  readonly id: number;
  readonly employee_id: string;
  readonly name: string;
  readonly client_id: number;
  readonly status_group: EmployeeStatus;
  /** The planned last day of the employment. */
  readonly last_day: string | null;
}

/** Employees by System ID or by Employee ID. */
export async function findPeople(
  db: Db,
  keys: { readonly ids: readonly number[]; readonly employeeIds: readonly string[] },
): Promise<ImportPerson[]> {
  const { rows } = await sql<ImportPerson>`
    select e.id, e.third_party_employee_id as employee_id, e.name, e.client_id, t.status_group, p.last_day
    from employee e join status_type t on t.id = e.status_type_id
    left join employee_planned_ending p on p.employee_id = e.id
    where e.deleted_at is null and e.id in (
      select unnest(${keys.ids}::integer[])
      union select id from employee where deleted_at is null and third_party_employee_id = any (${keys.employeeIds}::text[]))`.execute(
    db,
  );
  return rows;
}

/** Employees whose Employee ID is not in its one spelling, because a second employee has that. Few, or none. */
export async function oddlySpelledPeople(db: Db): Promise<Pick<ImportPerson, 'id' | 'employee_id'>[]> {
  const { rows } = await sql<Pick<ImportPerson, 'id' | 'employee_id'>>`
    select id, third_party_employee_id as employee_id from employee
    where deleted_at is null and third_party_employee_id ~ '[^ -~]|  | -|- |^ | $'`.execute(db);
  return rows;
}
