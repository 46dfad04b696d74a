import type { CurrencyRow, OfficeRow } from '@muster/contract/domains/lookups/places.calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/http/context.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SmallSource, TablePage, TableQuestion } from '../../platform/table/table-source.ts';

const officeSource: SmallSource = {
  strategy: 'small',
  from: sql`
    select o.id, o.version, o.name, o.address, o.timezone_id, z.name as timezone, o.country_id, c.name as country,
      (select count(*)::integer from employee_list l where l.office_id = o.id and l.status_group in ('active', 'inactive')) as employees
    from office o left join timezone z on z.id = o.timezone_id left join country c on c.id = o.country_id`,
  order: sql`search_key(t.name)`,
};

export function readOffices(db: Db, question: TableQuestion): Promise<TablePage<OfficeRow>> {
  return readTable<OfficeRow>(db, officeSource, question);
}

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

export function readCurrencies(db: Db, question: TableQuestion): Promise<TablePage<CurrencyRow>> {
  return readTable<CurrencyRow>(db, currencySource, question);
}

export interface OfficeColumns {
  readonly name: string;
  readonly address: string;
  readonly timezone_id: number | null;
  readonly country_id: number | null;
}

export async function insertOffice(db: Db, columns: OfficeColumns): Promise<number> {
  return (await db.insertInto('office').values(columns).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateOfficeColumns(db: Db, id: number, columns: OfficeColumns): Promise<void> {
  await db
    .updateTable('office')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: sql<string>`now()` }))
    .where('id', '=', id)
    .execute();
}

export async function lockOffice(db: Db, id: number) {
  return db.selectFrom('office').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Also people who left: their records name the office still. */
export async function peopleInOffice(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from employee where office_id = ${id}`.execute(db);
  return rows[0]?.people ?? 0;
}

export async function removeOffice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('office').where('id', '=', id).execute();
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
