import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

export type StateDigest = Readonly<Record<string, string>>;

/**
 * One digest per table over all its rows: an unchanged digest means that nothing was written. Pass the scope `system`.
 */
export async function digestState(db: Db): Promise<StateDigest> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname collate "C"`.execute(db);
  const digests = tables.map(
    ({ name }) => sql`select ${name}::text as name,
      (select count(*) || ' rows, ' || coalesce(sum(hashtextextended(row::text, 0)), 0) from ${sql.table(name)} row) as digest`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

export function changedTables(before: StateDigest, after: StateDigest): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}
