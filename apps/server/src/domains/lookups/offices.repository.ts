import type { OfficeRow } from '@muster/contract/domains/lookups/offices.calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SmallSource, TablePage, TableQuery } from '../../platform/table/table-source.ts';

const officeSource: SmallSource = {
  strategy: 'small',
  from: sql`
    select o.id, o.version, o.name, o.address, o.timezone_id, z.name as timezone, o.country_id, c.name as country,
      (select count(*)::integer from employee_list l where l.office_id = o.id and is_employed(l.status_group)) as employees
    from office o left join timezone z on z.id = o.timezone_id left join country c on c.id = o.country_id`,
  order: sql`search_key(t.name)`,
};

export function readOffices(db: Db, question: TableQuery): Promise<TablePage<OfficeRow>> {
  return readTable<OfficeRow>(db, officeSource, question);
}

export type OfficeColumns = {
  readonly name: string;
  readonly address: string;
  readonly timezone_id: number | null;
  readonly country_id: number | null;
};

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

export type LockedOffice = OfficeColumns & { readonly id: number; readonly version: number };

export async function lockOffice(db: Db, id: number): Promise<LockedOffice | undefined> {
  return db.selectFrom('office').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Includes former employees: their records still refer to the office. */
export async function peopleInOffice(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from employee where office_id = ${id}`.execute(db);
  return rows[0]?.people ?? 0;
}

export async function removeOffice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('office').where('id', '=', id).execute();
}
