import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface CurrentCostRow {
  readonly from: string;
  readonly to: string | null;
  readonly amount_cents: number;
  readonly currency_id: number;
}

/** The cost that is valid on a day. */
export async function currentCostOf(db: Db, employeeId: number, asOf: string): Promise<CurrentCostRow | undefined> {
  const { rows } = await currentCost(employeeId, asOf).execute(db);
  return rows[0];
}

/** The same as one column of another statement. */
export const currentCostColumn = (employeeId: number, asOf: string): RawBuilder<CurrentCostRow | null> =>
  sql`(select row_to_json(c) from (${currentCost(employeeId, asOf)}) c)`;

const currentCost = (employeeId: number, asOf: string) => sql<CurrentCostRow>`
  select lower(p.valid) as "from", upper(p.valid) - 1 as "to", p.amount_cents, p.currency_id
  from employee_cost p where p.employee_id = ${employeeId} and p.valid @> ${asOf}::date`;
