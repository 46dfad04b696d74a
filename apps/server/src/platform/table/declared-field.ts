import { type RawBuilder, sql } from 'kysely';

/** The field of a source's rows that has the name of a declared column. Kysely quotes it. */
export function declaredField(column: string): RawBuilder<unknown> {
  return sql.id('t', column);
}
