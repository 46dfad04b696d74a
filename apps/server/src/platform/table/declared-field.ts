import { type RawBuilder, sql } from 'kysely';
import type { SqlColumn } from './table-source.ts';

/** The field of a source's rows with the name of a declared column. Kysely quotes it. */
export function declaredField(column: string): RawBuilder<unknown> {
  return sql.id('t', column);
}

/** Columns of a keyed source that are fields of the same names in one of its tables. */
export function columnsOf(table: string, names: readonly string[]): Record<string, SqlColumn> {
  return Object.fromEntries(names.map((name) => [name, { sort: sql.id(table, name) }]));
}
