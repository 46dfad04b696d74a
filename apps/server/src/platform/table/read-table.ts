import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readKeyed } from './read-keyed.ts';
import { allOf, conditionsOf, orderOf, wholeOf } from './table-conditions.ts';
import { digestOf, withDigest } from './table-digest.ts';
import type { SmallSource, TablePage, TableQuestion, TableSource } from './table-source.ts';

/** One page of a list, with its total and counts. */
export function readTable<Row>(db: Db, source: TableSource, question: TableQuestion): Promise<TablePage<Row>> {
  return source.strategy === 'small' ? readSmall(db, source, question) : readKeyed(db, source, question);
}

type Marked<Row> = Row & {
  readonly table_total: number;
  readonly table_counts: Readonly<Record<string, number>> | null;
  readonly table_digest: string | null;
  readonly table_found: true | null;
};

/** The statement returns a row with the total even if the page is past the end. */
async function readSmall<Row>(db: Db, source: SmallSource, question: TableQuestion): Promise<TablePage<Row>> {
  const { first, rows: size } = question;
  const order = orderOf(source, question);
  const { rows } = await sql<Marked<Row>>`
    with t as materialized (${source.from}),
    matching as materialized (select t.* from t where ${allOf(conditionsOf(source, question))})
    select counted.*, t.* from (
      select (select count(*)::integer from matching) as table_total, ${countsOf(source, question)} as table_counts,
        ${digestOf(source, question, sql`matching t`)} as table_digest
    ) counted
    left join (
      select true as table_found, t.* from matching t order by ${order} limit ${size} offset ${first}
    ) t on true
    order by ${order}`.execute(db);
  const [marked] = rows;
  const data = rows.filter(({ table_found }) => table_found).map(withoutMarks<Row>);
  const page = { data, total: marked?.table_total ?? 0, counts: marked?.table_counts ?? {} };
  return withDigest(page, marked?.table_digest);
}

function countsOf(source: SmallSource, question: TableQuestion) {
  if (source.tally === undefined) return sql`null`;
  const among = source.columns?.[source.tally]?.among;
  const values = among ? sql`unnest(${among}::text[])` : sql`${wholeOf(source, source.tally)}::text`;
  return sql`(select json_object_agg(value, count) from (
    select value, count(*)::integer as count
    from (select ${values} as value from t where ${allOf(conditionsOf(source, question, source.tally))}) one
    where value is not null group by value) counts)`;
}

function withoutMarks<Row>(marked: Marked<Row>) {
  const { table_total: _total, table_counts: _counts, table_digest: _digest, table_found: _found, ...row } = marked;
  return row as Row;
}
