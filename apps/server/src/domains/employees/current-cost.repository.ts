import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface CurrentCostRow {
  readonly from: string;
  readonly to: string | null;
  readonly amount_cents: number;
  readonly currency_id: number;
}

/** The cost that is valid on a day. */
export async function currentCostOf(db: Db, employeeId: number, asOf: string): Promise<CurrentCostRow | undefined> {
  const { rows } = await sql<CurrentCostRow>`
    select lower(p.valid) as "from", upper(p.valid) - 1 as "to", p.amount_cents, p.currency_id
    from employee_cost p where p.employee_id = ${employeeId} and p.valid @> ${asOf}::date`.execute(db);
  return rows[0];
}
