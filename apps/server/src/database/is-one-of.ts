import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a column is one of these ids, for statements that run often. PostgreSQL expects fewer rows of a short list than of an unknown one,
 * so it would plan the statement for each list again. It does not know the length of a subquery.
 */
export const isOneOf = (column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${column} = any (array(select unnest(${[...ids]}::integer[])))`;
