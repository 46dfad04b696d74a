import type { OfficeColumn, OfficeRow, OfficeTableParameters } from '@muster/contract/domains/lookups/offices.calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable, type SqlColumn } from '../../platform/table/table-sql.ts';

const officeSource = {
  from: sql`
    select o.id, o.version, o.name, o.address, o.timezone_id, z.name as timezone, o.country_id, c.name as country,
      (select count(*)::integer from employee_list l where l.office_id = o.id and l.status_group in ('active', 'inactive')) as employees
    from office o left join timezone z on z.id = o.timezone_id left join country c on c.id = o.country_id`,
  columns: {
    name: { sort: sql.raw('search_key(t.name)'), text: sql.raw('t.name') },
    address: { sort: sql.raw('search_key(t.address)'), text: sql.raw('t.address') },
    timezone: { sort: sql.raw('t.timezone') },
    country: { sort: sql.raw('t.country') },
    employees: { sort: sql.raw('t.employees') },
  } satisfies Record<OfficeColumn, SqlColumn>,
  searched: sql.raw('concat_ws(chr(31), t.name, t.address, t.timezone, t.country)'),
  order: 'name',
} as const;

export async function readOffices(db: Db, question: OfficeTableParameters) {
  return readTable<OfficeRow, OfficeColumn>(db, officeSource, question);
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

/** Includes former employees: their records still refer to the office. */
export async function peopleInOffice(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from employee where office_id = ${id}`.execute(db);
  return rows[0]?.people ?? 0;
}

export async function removeOffice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('office').where('id', '=', id).execute();
}
