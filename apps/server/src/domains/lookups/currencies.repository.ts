import type {
  CurrencyColumn,
  CurrencyRow,
  CurrencyTableParameters,
} from '@muster/contract/domains/lookups/currencies.calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable, type SqlColumn } from '../../platform/table/table-sql.ts';

const currencySource = {
  from: sql`
    select y.id, y.version, y.code, y.name, y.symbol, (
      (select count(*) from client where currency_id = y.id and deleted_at is null)
      + (select count(*) from client_invoice_config where currency_id = y.id)
      + (select count(*) from employee_cost where currency_id = y.id)
      + (select count(*) from employee_re_fee where currency_id = y.id)
      + (select count(*) from employee_nonrefundable where currency_id = y.id))::integer as used
    from currency y`,
  columns: {
    code: { sort: sql.raw('t.code') },
    name: { sort: sql.raw('search_key(t.name)'), text: sql.raw('t.name') },
    symbol: { sort: sql.raw('t.symbol') },
    used: { sort: sql.raw('t.used') },
  } satisfies Record<CurrencyColumn, SqlColumn>,
  searched: sql.raw('concat_ws(chr(31), t.code, t.name, t.symbol)'),
  order: 'code',
} as const;

export async function readCurrencies(db: Db, question: CurrencyTableParameters) {
  return readTable<CurrencyRow, CurrencyColumn>(db, currencySource, question);
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

export async function lockCurrency(db: Db, id: number) {
  return db.selectFrom('currency').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function removeCurrency(db: Db, id: number): Promise<void> {
  await db.deleteFrom('currency').where('id', '=', id).execute();
}
