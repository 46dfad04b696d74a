import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readKeyed } from './read-keyed.ts';
import { allOf, conditionsOf, orderOf, wholeOf } from './table-conditions.ts';
import { digestOf, withDigest } from './table-digest.ts';
import type { SmallSource, TablePage, TableQuery, TableSource } from './table-source.ts';
import { totalsOf } from './table-totals.ts';

/** One page of a list, with its total and counts. */
export function readTable<Row>(db: Db, source: TableSource, question: TableQuery): Promise<TablePage<Row>> {
  return source.strategy === 'small' ? readSmall(db, source, question) : readKeyed(db, source, question);
}

type Marked<Row> = Row & {
  readonly table_total: number;
  readonly table_counts: Readonly<Record<string, number>> | null;
  readonly table_totals: Readonly<Record<string, number>> | null;
  readonly table_digest: string | null;
  readonly table_found: true | null;
};

/** The statement returns a row with the total even if the page is past the end. */
async function readSmall<Row>(db: Db, source: SmallSource, question: TableQuery): Promise<TablePage<Row>> {
  const { first, rows: size } = question;
  const order = orderOf(source, question);
  const { narrowing, matching } = matchingOf(source, question);
  const { rows } = await sql<Marked<Row>>`
    with t as materialized (${source.from})${narrowing}
    select counted.*, t.* from (
      select (select count(*)::integer from ${matching}) as table_total, ${countsOf(source, question)} as table_counts,
        ${totalsOf(source, question, sql`${matching} t`)} as table_totals,
        ${digestOf(source, question, sql`${matching} t`)} as table_digest
    ) counted
    left join (
      select true as table_found, t.* from ${matching} t order by ${order} limit ${size} offset ${first}
    ) t on true
    order by ${order}`.execute(db);
  const [marked] = rows;
  const data = rows.filter(({ table_found }) => table_found).map(withoutMarks<Row>);
  const page = {
    data,
    total: marked?.table_total ?? 0,
    counts: marked?.table_counts ?? {},
    totals: marked?.table_totals ?? {},
  };
  return withDigest(page, marked?.table_digest);
}

/** Where the matching rows are read. Without a condition they are not stored a second time. */
function matchingOf(source: SmallSource, question: TableQuery) {
  const conditions = conditionsOf(source, question);
  if (conditions.length === 0) return { narrowing: sql``, matching: sql`t` };
  const narrowing = sql`, matching as materialized (select t.* from t where ${allOf(conditions)})`;
  return { narrowing, matching: sql`matching` };
}

/** Rows with the same value are counted before lists of values are unnested: unnesting each row takes longer than counting them. */
function countsOf(source: SmallSource, question: TableQuery) {
  if (source.tally === undefined) return sql`null`;
  const among = source.columns?.[source.tally]?.among;
  const whole = among ? sql`${among}::text[]` : sql`${wholeOf(source, source.tally)}::text`;
  const rows = sql`select ${whole} as value, count(*)::integer as count from t
    where ${allOf(conditionsOf(source, question, source.tally))} group by 1`;
  const counts = among
    ? sql`select one.value, sum(r.count)::integer as count from (${rows}) r cross join unnest(r.value) one (value) group by 1`
    : rows;
  return sql`(select json_object_agg(value, count) from (${counts}) counts where value is not null)`;
}

function withoutMarks<Row>(marked: Marked<Row>) {
  const {
    table_total: _total,
    table_counts: _counts,
    table_totals: _sums,
    table_digest: _digest,
    table_found: _found,
    ...row
  } = marked;
  return row as Row;
}
