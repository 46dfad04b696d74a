import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { DateRange, DateRangeEdit } from '../../platform/dated/date-range-moves.ts';

/** What this domain keeps; shifts are moved by their own. */
export type OwnKind = Exclude<AssignmentKind, 'shift'>;

/** By kind. Only these constants are interpolated into SQL. */
const places = {
  client: { table: sql.raw('employee_client'), column: sql.raw('client_id'), type: sql.raw('integer') },
  position: { table: sql.raw('employee_position'), column: sql.raw('position'), type: sql.raw('text') },
} as const;

/** Oldest first. */
export async function dateRangesOf(db: Db, kind: OwnKind, employeeId: number): Promise<DateRange[]> {
  const { table, column } = places[kind];
  const { rows } = await sql<DateRange>`
    select id, lower(valid) as "from", upper(valid) as until, ${column} as value from ${table}
    where employee_id = ${employeeId} order by lower(valid)`.execute(db);
  return rows;
}

export interface NewValue {
  readonly employeeId: number;
  readonly value: number | string;
  /** Begins on a later day: the current value stays until then. */
  readonly isWaiting: boolean;
  readonly userId: number;
}

/** `begun` is what begins where the edit adds something. */
export async function editDateRanges(
  db: Db,
  kind: OwnKind,
  { removed, ended, added }: DateRangeEdit,
  begun?: NewValue,
): Promise<void> {
  const { table, column, type } = places[kind];
  if (removed !== null) await sql`delete from ${table} where id = ${removed}`.execute(db);
  if (ended) {
    await sql`
      update ${table} set valid = daterange(lower(valid), ${ended.until}::date), version = version + 1
      where id = ${ended.id}`.execute(db);
  }
  if (!added || !begun) return;
  await sql`
    insert into ${table} (employee_id, ${column}, valid, created_by_user_id, is_waiting)
    values (${begun.employeeId}, ${begun.value}::${type}, daterange(${added.from}::date, ${added.until}::date),
      ${begun.userId}, ${begun.isWaiting})`.execute(db);
}

/** Puts into force what was planned for this day or one that was missed. Scope `system`. */
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
