import type { AmountKind } from '@muster/contract/domains/employees/employee-cost.schemas.ts';
import { amountRules } from '@muster/contract/domains/employees/employee-dated.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { DatedTable } from '../../platform/dated/dated-table.ts';

export type AmountFields = {
  readonly amount_cents: number;
  readonly currency_id: number;
  readonly source: 'form' | 'import';
  readonly created_by_user_id: number;
};

const amounts = {
  owner: sql`employee_id`,
  columns: sql`amount_cents, currency_id, source, created_by_user_id`,
  rules: amountRules,
};

/** Cost, RE fee and non-refundable of an employee, each with a history of its own. */
export const employeeAmounts: Readonly<Record<AmountKind, DatedTable<AmountFields>>> = {
  cost: { ...amounts, table: sql`employee_cost` },
  re_fee: { ...amounts, table: sql`employee_re_fee` },
  nonrefundable: { ...amounts, table: sql`employee_nonrefundable` },
};

export async function isCurrency(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from currency where id = ${id}`.execute(db);
  return rows.length > 0;
}

export async function currencyCodes(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('currency').select(['id', 'code']).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}
