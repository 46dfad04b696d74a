import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';

export interface AmountRange {
  readonly employee_id: number;
  readonly kind: 'base cost' | 'non-refundable' | 'RE fee';
  readonly from: string;
  /** Last day; null: open. */
  readonly to: string | null;
}

/** The days for which amounts of these employees are stored. */
export async function readAmountRanges(db: Db, employeeIds: readonly number[]): Promise<AmountRange[]> {
  const { rows } = await sql<AmountRange>`
    select employee_id, kind, lower(valid) as "from", upper(valid) - 1 as "to" from (
      select employee_id, 'base cost' as kind, valid from employee_cost
      union all select employee_id, 'non-refundable', valid from employee_nonrefundable
      union all select employee_id, 'RE fee', valid from employee_re_fee) saved
    where employee_id = any (${employeeIds}::integer[]) order by lower(valid)`.execute(db);
  return rows;
}

/** The currency of each client: that of its invoice configuration, or else its own. */
export async function readCurrencies(
  db: Db,
  clientIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; currency_id: number }>`
    select c.id, coalesce(i.currency_id, c.currency_id) as currency_id from client c
    left join client_invoice_config i on i.client_id = c.id and i.valid @> ${today}::date
    where c.id = any (${clientIds}::integer[])`.execute(db);
  return new Map(rows.map(({ id, currency_id }) => [id, currency_id]));
}
