import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { allOf, conditionsOf, orderOf, wholeOf } from './table-conditions.ts';
import { digestOf, withDigest } from './table-digest.ts';
import type { KeyedSource, TablePage, TableQuery } from './table-source.ts';
import { totalsOf } from './table-totals.ts';

/** Reads the keys of a page from an index, then its rows, so that deep pages cost little more than the first. */
export async function readKeyed<Row>(db: Db, source: KeyedSource, question: TableQuery): Promise<TablePage<Row>> {
  const { rows, version, digest, total } = await readRows<Row>(db, source, question);
  const counted =
    source.tally === undefined
      ? { total: total ?? (await totalOf(db, source, question, { found: rows.length, version })), counts: {} }
      : await tallied(db, source, question, source.tally);
  return withDigest({ data: rows, ...counted, totals: await sums(db, source, question) }, digest);
}

async function sums(db: Db, source: KeyedSource, question: TableQuery) {
  if (!question.totalled?.length) return {};
  const { rows } = await sql<{ totals: Readonly<Record<string, number>> }>`
    select ${totalsOf(source, question, sql`${source.from} where ${whereOf(source, question)}`)} as totals`.execute(db);
  return rows[0]?.totals ?? {};
}

interface Rows<Row> {
  readonly rows: Row[];
  readonly version: number | undefined;
  readonly digest: string | null | undefined;
  /** If it was counted with the page, and the page is not past the end. */
  readonly total: number | undefined;
}

/** The rows of a page without the total, for choices. */
export async function readRows<Row>(db: Db, source: KeyedSource, question: TableQuery): Promise<Rows<Row>> {
  const order = orderOf(source, question);
  const isCounted = source.countsFound === true && question.words.length > 0;
  const { rows } = await sql<Row & Marks>`
    with page as materialized (
      select ${source.keys}${isCounted ? sql`, count(*) over ()::integer as table_total` : sql``} from ${source.from} where ${whereOf(source, question)} order by ${order} ${partOf(question)}
    )
    select ${isCounted ? sql`page.table_total, ` : sql``}${marksOf(source, question)}${source.read} order by ${order}`.execute(
    db,
  );
  const [marked] = rows;
  const isMarked = isCounted || source.totals !== undefined || question.digest === true;
  return {
    rows: isMarked ? rows.map(withoutMarks<Row>) : rows,
    version: marked?.table_version,
    digest: marked?.table_digest,
    total: marked?.table_total,
  };
}

const whereOf = (source: KeyedSource, question: TableQuery, except?: string) =>
  allOf([...source.where, ...conditionsOf(source, question, except)]);

/** With a literal limit PostgreSQL plans the statement once. With a bound one it plans it each time, which takes longer than reading. */
const firstPages: Readonly<Record<number, RawBuilder<unknown>>> = {
  30: sql`limit 30`,
  50: sql`limit 50`,
  100: sql`limit 100`,
};

function partOf({ first, rows }: TableQuery): RawBuilder<unknown> {
  const usual = first === 0 ? firstPages[rows] : undefined;
  return usual ?? sql`limit ${rows} offset ${first}`;
}

interface Marks {
  readonly table_total?: number;
  readonly table_version?: number;
  readonly table_digest?: string | null;
}

/** Read with the page, so that the kept total and the digest belong to the same version. */
function marksOf(source: KeyedSource, question: TableQuery) {
  const version = source.totals ? sql`(select ${source.totals.version}) as table_version, ` : sql``;
  if (!question.digest) return version;
  const digest = digestOf(source, question, sql`${source.from} where ${whereOf(source, question)}`);
  return sql`${version}${digest} as table_digest, `;
}

function withoutMarks<Row>(marked: Row & Marks): Row {
  const { table_total: _total, table_version: _version, table_digest: _digest, ...row } = marked;
  return row as Row;
}

interface Found {
  readonly found: number;
  readonly version: number | undefined;
}

/** The last page needs no count. */
async function totalOf(db: Db, source: KeyedSource, question: TableQuery, page: Found): Promise<number> {
  const isLast = page.found < question.rows && (page.found > 0 || question.first === 0);
  if (isLast) return question.first + page.found;
  const count = () => countRows(db, source, question);
  if (source.whole && question.words.length === 0 && question.filters.length === 0) return numberOf(db, source.whole);
  const { totals } = source;
  if (!totals) return count();
  const version = page.version ?? (await numberOf(db, totals.version));
  const filters = question.filters.map(({ field, filter }) => [field, filter]);
  const searched = question.searched.map(({ field }) => field);
  return totals.kept.read(JSON.stringify([totals.key, filters, question.words, searched]), version, count);
}

async function countRows(db: Db, source: KeyedSource, question: TableQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${source.from} where ${whereOf(source, question)}`.execute(db);
  return rows[0]?.total ?? 0;
}

async function numberOf(db: Db, expression: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ number: number }>`select ${expression} as number`.execute(db);
  return rows[0]?.number ?? 0;
}

/** Rows by value of the column. The total is the sum of those that the column's own filter includes. */
async function tallied(db: Db, source: KeyedSource, question: TableQuery, tally: string) {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${wholeOf(source, tally)}::text as value, count(*)::integer as count
    from ${source.from} where ${whereOf(source, question, tally)} group by 1`.execute(db);
  const chosen = question.filters.find(({ field }) => field === tally)?.filter.value;
  const wanted = chosen === undefined ? null : (Array.isArray(chosen) ? chosen : [chosen]).map(String);
  const counted = rows.filter(({ value }) => wanted === null || wanted.includes(value));
  return {
    counts: Object.fromEntries(rows.map(({ value, count }) => [value, count])),
    total: counted.reduce((sum, { count }) => sum + count, 0),
  };
}
