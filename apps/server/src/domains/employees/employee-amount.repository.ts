import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface NewAmount {
  readonly kind: 'cost' | 're_fee' | 'nonrefundable';
  readonly employeeId: number;
  readonly from: string;
  /** Last day, null: open. */
  readonly to: string | null;
  readonly cents: number;
  readonly currencyId: number;
  readonly userId: number;
}

/** By kind. Only these constants are interpolated into SQL. */
const tables = {
  cost: sql.raw('employee_cost'),
  re_fee: sql.raw('employee_re_fee'),
  nonrefundable: sql.raw('employee_nonrefundable'),
} as const;

/** Ends the current open amount the day before, then adds the new one. A constraint of the table refuses overlaps. */
export async function insertAmount(db: Db, given: NewAmount): Promise<number> {
  const { employeeId, from } = given;
  const table = tables[given.kind];
  await sql`
    update ${table} set valid = daterange(lower(valid), ${from}::date), version = version + 1
    where employee_id = ${employeeId} and upper_inf(valid) and lower(valid) < ${from}::date`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into ${table} (employee_id, amount_cents, currency_id, valid, created_by_user_id)
    values (${employeeId}, ${given.cents}, ${given.currencyId}, daterange(${from}::date, ${given.to}::date, '[]'), ${given.userId})
    returning id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The new amount was not stored.');
  return id;
}

export async function isCurrency(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from currency where id = ${id}`.execute(db);
  return rows.length > 0;
}
