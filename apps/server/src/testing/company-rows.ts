import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Rows of a company, by their place in the table. */
export type CompanyRows = Readonly<Record<string, readonly string[]>>;

interface Reference {
  readonly child: string;
  readonly parent: string;
  readonly child_columns: readonly string[];
  readonly parent_columns: readonly string[];
}

/**
 * The rows of every table that row security protects and that belong to a company: its own row, its employees and users, and whatever
 * refers to one of these rows, over any number of steps. A row that only refers to shared lists belongs to nobody. Employees who also
 * worked for the company `apartFrom` are left out, because that company may read the days that they worked for it.
 */
export async function rowsOfCompany(db: Db, clientId: number, apartFrom: number): Promise<CompanyRows> {
  const references = await foreignKeys(db);
  await sql`create temporary table if not exists company_row (tab text, place tid, primary key (tab, place))`.execute(
    db,
  );
  await sql`truncate company_row`.execute(db);
  await sql`insert into company_row select 'client', ctid from client where id = ${clientId}`.execute(db);
  let isGrowing = true;
  while (isGrowing) {
    isGrowing = false;
    for (const reference of references) isGrowing = (await follow(db, reference, apartFrom)) || isGrowing;
  }
  const { rows } = await sql<{ tab: string; places: string[] }>`
    select r.tab, array_agg(r.place::text) as places from company_row r
    join pg_class c on c.relname = r.tab and c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity
    group by r.tab order by r.tab collate "C"`.execute(db);
  return Object.fromEntries(rows.map(({ tab, places }) => [tab, places]));
}

/** Adds the rows that refer to a row of the company. Returns whether there were any. */
async function follow(
  db: Db,
  { child, parent, child_columns, parent_columns }: Reference,
  apartFrom: number,
): Promise<boolean> {
  const isApart =
    child === 'employee'
      ? sql`not exists (select from employee_client w where w.employee_id = c.id and w.client_id = ${apartFrom})`
      : sql`true`;
  const joined = sql.join(
    child_columns.map(
      (column, index) => sql`${sql.ref(`c.${column}`)} = ${sql.ref(`p.${parent_columns[index] ?? 'id'}`)}`,
    ),
    sql` and `,
  );
  const { numAffectedRows } = await sql`
    insert into company_row
    select ${child}, c.ctid from ${sql.table(child)} c join ${sql.table(parent)} p on ${joined}
    join company_row r on r.tab = ${parent} and r.place = p.ctid
    where ${isApart}
    on conflict do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

async function foreignKeys(db: Db): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      array(select a.attname::text from unnest(c.conkey) with ordinality k (n, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by k.place) as child_columns,
      array(select a.attname::text from unnest(c.confkey) with ordinality k (n, place)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by k.place) as parent_columns
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      -- The account at another company belongs to that one.
      and c.conname <> 'app_user_main_account'
    order by c.conname collate "C"`.execute(db);
  return rows;
}

/** The tables of which a scope reads at least one of these rows, without a condition about the viewer. */
export async function readableRows(
  db: Db,
  { scope, userId, rows: found }: { readonly scope: string; readonly userId: number; readonly rows: CompanyRows },
): Promise<string[]> {
  await sql`select set_config('app.scope', ${scope}, true), set_config('app.user', ${String(userId)}, true)`.execute(
    db,
  );
  const read: string[] = [];
  for (const [table, places] of Object.entries(found)) {
    const { rows } = await sql<{ seen: number }>`
      select count(*)::integer as seen from ${sql.table(table)} where ctid = any (${[...places]}::tid[])`.execute(db);
    if (rows[0]?.seen !== 0) read.push(table);
  }
  return read;
}
