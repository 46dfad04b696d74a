import type { CurrencyRow } from '@muster/contract/domains/lookups/currencies.calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SmallSource, TablePage, TableQuery } from '../../platform/table/table-source.ts';

const currencySource: SmallSource = {
  strategy: 'small',
  from: sql`
    select y.id, y.version, y.code, y.name, y.symbol, (
      (select count(*) from client where currency_id = y.id and deleted_at is null)
      + (select count(*) from client_invoice_config where currency_id = y.id)
      + (select count(*) from employee_cost where currency_id = y.id)
      + (select count(*) from employee_re_fee where currency_id = y.id)
      + (select count(*) from employee_nonrefundable where currency_id = y.id))::integer as used
    from currency y`,
  order: sql`t.code`,
};

export function readCurrencies(db: Db, question: TableQuery): Promise<TablePage<CurrencyRow>> {
  return readTable<CurrencyRow>(db, currencySource, question);
}

export interface CurrencyColumns {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
}

export async function insertCurrency(db: Db, columns: CurrencyColumns): Promise<number> {
  return (await db.insertInto('currency').values(columns).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateCurrencyColumns(db: Db, id: number, columns: CurrencyColumns): Promise<void> {
  await db
    .updateTable('currency')
    .set((row) => ({ ...columns, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export interface LockedCurrency extends CurrencyColumns {
  readonly id: number;
  readonly version: number;
}

export async function lockCurrency(db: Db, id: number): Promise<LockedCurrency | undefined> {
  return db.selectFrom('currency').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function removeCurrency(db: Db, id: number): Promise<void> {
  await db.deleteFrom('currency').where('id', '=', id).execute();
}
