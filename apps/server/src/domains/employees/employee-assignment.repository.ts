import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { clientRules, positionRules } from '@muster/contract/domains/employees/employee-dated.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { DatedTable } from '../../platform/dated/dated-table.ts';

/** Shifts belong to their own domain. */
export type OwnKind = Exclude<AssignmentKind, 'shift'>;

/** `is_waiting`: begins on a later day, on which the record of the employee takes it over. */
type Entry = {
  readonly is_waiting: boolean;
  readonly source: 'form' | 'import' | 'policy default';
  readonly created_by_user_id: number | null;
};
export type ClientFields = Entry & { readonly client_id: number };
export type PositionFields = Entry & { readonly position: string };

export const employeeClients: DatedTable<ClientFields> = {
  table: sql`employee_client`,
  owner: sql`employee_id`,
  columns: sql`client_id, is_waiting, source, created_by_user_id`,
  rules: clientRules,
};

export const employeePositions: DatedTable<PositionFields> = {
  table: sql`employee_position`,
  owner: sql`employee_id`,
  columns: sql`position, is_waiting, source, created_by_user_id`,
  rules: positionRules,
};

/** Puts changes into the record whose day is this one, or was missed. Scope `system`. */
export async function adoptWaiting(db: Db, day: string): Promise<void> {
  await sql`
    update employee e set client_id = p.client_id, version = e.version + 1, updated_at = now()
    from employee_client p where p.employee_id = e.id and p.is_waiting and p.valid @> ${day}::date`.execute(db);
  await sql`
    update employee e set position = p.position, version = e.version + 1, updated_at = now()
    from employee_position p where p.employee_id = e.id and p.is_waiting and p.valid @> ${day}::date`.execute(db);
  await sql`update employee_client set is_waiting = false where is_waiting and lower(valid) <= ${day}::date`.execute(
    db,
  );
  await sql`update employee_position set is_waiting = false where is_waiting and lower(valid) <= ${day}::date`.execute(
    db,
  );
}
