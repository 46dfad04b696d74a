import { type RawBuilder, sql } from 'kysely';
import { wholeOf } from './table-conditions.ts';
import type { TableQuery, TableSource } from './table-source.ts';

/** The sums of the totalled columns over the rows after `from`, as JSON; null where there are none. */
export function totalsOf(
  source: TableSource,
  { totalled = [] }: TableQuery,
  from: RawBuilder<unknown>,
): RawBuilder<Readonly<Record<string, number>> | null> {
  if (totalled.length === 0) return sql`null::json`;
  const sums = totalled.flatMap(({ field }) => [
    sql`${field}::text`,
    sql`round(coalesce(sum(${wholeOf(source, field)}), 0)::numeric, 2)`,
  ]);
  return sql`(select json_build_object(${sql.join(sums)}) from ${from})`;
}
