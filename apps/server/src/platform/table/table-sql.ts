import type { TableParameters } from '@muster/contract';
import { invalidInput } from '@muster/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** A column of a table call in SQL: what it sorts by, and what its filter looks at where that is another text. */
export interface SqlColumn {
  readonly sort: RawBuilder<unknown>;
  /** Compared whole, never searched: ids, states, yes and no. */
  readonly exact?: RawBuilder<unknown>;
  readonly text?: RawBuilder<unknown>;
  /** A list of texts of which the filter wants one: what somebody belongs to. */
  readonly among?: RawBuilder<unknown>;
}

type ColumnFilter = TableParameters['filters'][string];
type Condition = RawBuilder<SqlBool>;

/** What a table call asks for, column names checked by its declaration. */
export interface TableQuestion<Column extends string> {
  readonly first: number;
  readonly rows: number;
  readonly sort: readonly { readonly field: Column; readonly order: 1 | -1 }[];
  readonly filters: Readonly<Partial<Record<Column | 'global', ColumnFilter>>>;
}

export interface TableSource<Column extends string> {
  /** A whole select; the columns below speak of its rows as `t`. */
  readonly from: RawBuilder<unknown>;
  readonly columns: Readonly<Record<Column, SqlColumn>>;
  /** What the global search looks through. */
  readonly searched: RawBuilder<unknown>;
  readonly order: Column;
}

/** One page of a short table, hundreds of rows rather than a hundred thousand: sorted, filtered, searched and counted as asked. */
export async function readTable<Row, Column extends string>(
  db: Db,
  source: TableSource<Column>,
  question: TableQuestion<Column>,
): Promise<{ data: Row[]; total: number }> {
  const { first, rows: size } = question;
  const { rows } = await sql<{ data: Row[]; total: number }>`
    with t as materialized (${source.from}),
    matching as (
      select t.*, row_number() over (order by ${orderOf(source, question)}, t.id) as place
      from t where ${conditionsOf(source, question)})
    select (select count(*)::integer from matching) as total,
      coalesce((select json_agg(to_jsonb(m) - 'place' order by m.place) from matching m
        where m.place > ${first} and m.place <= ${first + size}), '[]') as data`.execute(db);
  return rows[0] ?? { data: [], total: 0 };
}

function orderOf<Column extends string>(source: TableSource<Column>, { sort }: TableQuestion<Column>) {
  const sorts = sort.length > 0 ? sort : [{ field: source.order, order: 1 as const }];
  return sql.join(
    sorts.map(
      ({ field, order }) => sql`${source.columns[field].sort} ${sql.raw(order === 1 ? 'asc' : 'desc')} nulls last`,
    ),
  );
}

function conditionsOf<Column extends string>(
  source: TableSource<Column>,
  { filters }: TableQuestion<Column>,
): Condition {
  const { global, ...others } = filters as Readonly<Record<string, ColumnFilter | undefined>>;
  const columns: Readonly<Record<string, SqlColumn | undefined>> = source.columns;
  const conditions = Object.entries(others).flatMap(([field, filter]) => {
    const column = columns[field];
    return column && filter ? [filterCondition(field, column, filter)] : [];
  });
  const term = typeof global?.value === 'string' ? global.value.trim() : '';
  const all = term === '' ? conditions : [...conditions, holds(source.searched, term)];
  return all.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

function filterCondition(field: string, column: SqlColumn, { value, matchMode }: ColumnFilter): Condition {
  const values = (Array.isArray(value) ? value : [value]).map((one) => (one === null ? '' : String(one)));
  if (values.some((one) => one === '')) {
    throw invalidInput({
      [`dt_params.filters.${field}`]: [`The filter of ${field} has an empty value. Leave the filter out instead.`],
    });
  }
  if (column.among) return sql<SqlBool>`${column.among}::text[] && ${values}::text[]`;
  const text = column.text ?? column.sort;
  if (column.exact) return sql<SqlBool>`${column.exact}::text = any (${values}::text[])`;
  if (Array.isArray(value) || matchMode === 'equals') return sql<SqlBool>`${text}::text = any (${values}::text[])`;
  return holds(text, values[0] ?? '');
}

function holds(text: RawBuilder<unknown>, term: string): Condition {
  return sql<SqlBool>`position(search_key(${term}) in search_key(${text}::text)) > 0`;
}
