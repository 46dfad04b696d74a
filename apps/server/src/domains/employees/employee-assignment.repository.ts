import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/http/context.ts';

/** One stretch of days, as it is stored: `until` is the first day after it, null while it is open. */
export interface Stretch {
  readonly id: number;
  readonly from: string;
  readonly until: string | null;
  readonly value: number | string;
}

/** By kind; text that stands here alone ever becomes part of a statement. */
const places = {
  client: { table: sql.raw('employee_client'), column: sql.raw('client_id'), type: sql.raw('integer') },
  position: { table: sql.raw('employee_position'), column: sql.raw('position'), type: sql.raw('text') },
  shift: { table: sql.raw('employee_shift'), column: sql.raw('shift_id'), type: sql.raw('integer') },
} as const;

/** Oldest first. */
export async function stretchesOf(db: Db, kind: AssignmentKind, employeeId: number): Promise<Stretch[]> {
  const { table, column } = places[kind];
  const { rows } = await sql<Stretch>`
    select id, lower(valid) as "from", upper(valid) as until, ${column} as value from ${table}
    where employee_id = ${employeeId} order by lower(valid)`.execute(db);
  return rows;
}

export async function endStretch(db: Db, kind: AssignmentKind, id: number, until: string | null): Promise<void> {
  await sql`
    update ${places[kind].table} set valid = daterange(lower(valid), ${until}::date), version = version + 1
    where id = ${id}`.execute(db);
}

export async function deleteStretch(db: Db, kind: AssignmentKind, id: number): Promise<void> {
  await sql`delete from ${places[kind].table} where id = ${id}`.execute(db);
}

export interface NewStretch {
  readonly employeeId: number;
  readonly from: string;
  readonly until: string | null;
  readonly value: number | string;
  /** Begins on a later day: what is in force stays in force until then. */
  readonly isWaiting: boolean;
  readonly userId: number;
}

export async function insertStretch(db: Db, kind: AssignmentKind, given: NewStretch): Promise<void> {
  const { table, column, type } = places[kind];
  // A shift is always read by its days: nothing waits for one.
  const waiting = kind === 'shift' ? { column: sql``, value: sql`` } : waits(given.isWaiting);
  await sql`
    insert into ${table} (employee_id, ${column}, valid, created_by_user_id${waiting.column})
    values (${given.employeeId}, ${given.value}::${type}, daterange(${given.from}::date, ${given.until}::date),
      ${given.userId}${waiting.value})`.execute(db);
}

const waits = (isWaiting: boolean) => ({ column: sql`, is_waiting`, value: sql`, ${isWaiting}` });

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
