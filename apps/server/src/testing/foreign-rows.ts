import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { OwnedWrite } from './write-log.ts';

type Judge = (write: {
  table: string;
  operation: string;
  images: readonly Readonly<Record<string, unknown>>[];
}) => OwnedWrite;

const source = join(import.meta.dirname, '../database/functions/scope_sees_all.sql');

/** Rows of the other company, by their place in the table. */
type ForeignRows = Readonly<Record<string, readonly string[]>>;

/** The rows of the other company in every table that row security protects. */
export async function readForeignRows(db: Db, judge: Judge): Promise<ForeignRows> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relforcerowsecurity order by relname collate "C"`.execute(db);
  const found: [string, string[]][] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ place: string; image: Record<string, unknown> }>`
      select ctid::text as place, to_jsonb(t) as image from ${sql.table(name)} t`.execute(db);
    const foreign = rows.filter(
      ({ image }) => judge({ table: name, operation: 'read', images: [image] }).side === 'other',
    );
    if (foreign.length > 0) found.push([name, foreign.map(({ place }) => place)]);
  }
  return Object.fromEntries(found);
}

/**
 * Changes, removes and copies these rows under a scope, without a condition about the viewer. Returns what row security
 * did not stop; other errors count too, because PostgreSQL checks row security first.
 */
export async function writeForeignRows(
  db: Db,
  { scope, userId, foreign }: { readonly scope: string; readonly userId: number; readonly foreign: ForeignRows },
): Promise<string[]> {
  await sql`create or replace function pg_temp.write_foreign(foreign_rows jsonb) returns setof text language plpgsql as $$
    declare
      tab text; places tid[]; col text; cols text; images jsonb; touched bigint;
    begin
      for tab in select key from jsonb_each(foreign_rows) loop
        places := array(select jsonb_array_elements_text(foreign_rows -> tab))::tid[];
        perform set_config('app.scope', 'system', true);
        execute format('select jsonb_agg(to_jsonb(t)) from %I t where ctid = any($1)', tab) into images using places;
        select min(quote_ident(attname)), string_agg(quote_ident(attname), ', ') into col, cols from pg_attribute
          where attrelid = tab::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a';
        perform set_config('app.scope', ${sql.lit(scope)}, true), set_config('app.user', ${sql.lit(String(userId))}, true);
        begin
          execute format('update %I set %s = %s where ctid = any($1)', tab, col, col) using places;
          get diagnostics touched = row_count;
          if touched > 0 then return next 'update ' || tab; end if;
        exception when insufficient_privilege then null; when others then return next 'update ' || tab;
        end;
        begin
          execute format('delete from %I where ctid = any($1)', tab) using places;
          get diagnostics touched = row_count;
          if touched > 0 then return next 'delete ' || tab; end if;
        exception when insufficient_privilege then null; when others then return next 'delete ' || tab;
        end;
        begin
          execute format('insert into %I (%s) select %s from jsonb_populate_recordset(null::%I, $1)', tab, cols, cols, tab) using images;
          return next 'insert ' || tab;
        exception when insufficient_privilege then null; when others then return next 'insert ' || tab;
        end;
      end loop;
    end $$`.execute(db);
  const { rows } = await sql<{ write_foreign: string }>`
    select * from pg_temp.write_foreign(${JSON.stringify(foreign)}::jsonb)`.execute(db);
  return rows.map((row) => row.write_foreign);
}

/** Row security lets every scope read and write every row. */
export async function openRowSecurity(db: Db): Promise<void> {
  await sql`create or replace function scope_sees_all() returns boolean language sql stable parallel safe return true`.execute(
    db,
  );
}

export async function closeRowSecurity(db: Db): Promise<void> {
  await sql.raw(readFileSync(source, 'utf8')).execute(db);
}
