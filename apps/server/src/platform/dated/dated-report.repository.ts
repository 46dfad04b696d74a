import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { DatedTable } from './dated-table.ts';

/** A kind of history as the report names it, with the days on which each owner must have a value. */
export interface ReportedHistory {
  readonly name: string;
  readonly table: Pick<DatedTable<Record<string, unknown>>, 'table' | 'owner' | 'within'>;
  /** A query of `owner` and `days` (a daterange). Null: gaps are allowed. */
  readonly covered: RawBuilder<unknown> | null;
}

export interface DatedProblem {
  readonly owner: number;
  readonly problem: 'overlap' | 'gap';
  readonly from: string;
  /** First day after it; null while it is open. */
  readonly until: string | null;
}

/** Days with two values, and days without a required value; at most `most` of each. Scope `system`. */
export async function datedProblems(
  db: Db,
  { table, covered }: ReportedHistory,
  most: number,
): Promise<DatedProblem[]> {
  const rows = sql`select id, ${table.owner} as owner, valid from ${table.table} where ${table.within ?? sql`true`}`;
  const gaps = covered
    ? sql`
      union all
      select c.owner, 'gap', unnest(range_agg(c.days) - coalesce(
        (select range_agg(r.valid) from rows r where r.owner = c.owner), '{}'::datemultirange))
      from (${covered}) c group by c.owner`
    : sql``;
  const { rows: found } = await sql<DatedProblem>`
    with rows as (${rows}), found (owner, problem, days) as (
      select one.owner, 'overlap', one.valid * other.valid
      from rows one join rows other on other.owner = one.owner and other.id > one.id and other.valid && one.valid
      ${gaps})
    select owner, problem, lower(days)::text as "from", upper(days)::text as until
    from found order by problem, owner, lower(days) limit ${most}`.execute(db);
  return found;
}
