import { homeZone } from '@muster/contract';
import type { ColumnFilter } from '@muster/contract/paging.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { declaredField } from './declared-field.ts';
import type { Condition, QueriedColumn, QueriedFilter, SqlColumn, TableQuery, TableSource } from './table-source.ts';

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/** The conditions of the filters and the search. `except`: a column whose own filter is left out. */
export function conditionsOf(source: TableSource, question: TableQuery, except?: string): Condition[] {
  const filters = question.filters.filter(({ field }) => field !== except);
  return [
    ...filters.map((queried) => filterCondition(source, queried)),
    ...(question.words.length === 0 ? [] : [searchCondition(source, question)]),
  ];
}

export function orderOf(source: TableSource, { sort }: TableQuery): RawBuilder<unknown> {
  const ties = source.strategy === 'keyed' ? source.ties : [source.id ?? sql.ref('t.id')];
  if (sort.length === 0) return sql.join([source.order, ...ties]);
  const parts = sort.map((queried) => {
    const { isNeverNull, hasEmpty } = columnOf(source, queried.field);
    // Descending, empty texts are last without it.
    if (hasEmpty && queried.order === 1) return sql`nullif(${sortedBy(source, queried)}, '')`;
    const nulls = isNeverNull ? sql`` : sql` nulls last`;
    return sql`${sortedBy(source, queried)} ${direction(queried.order)}${nulls}`;
  });
  const last = sort.at(-1)?.order ?? 1;
  return sql.join([...parts, ...ties.map((tie) => sql`${tie} ${direction(last)}`)]);
}

const direction = (order: 1 | -1) => (order === 1 ? sql`asc` : sql`desc`);

const columnOf = (source: TableSource, field: string): SqlColumn => source.columns?.[field] ?? {};

/** The expression that a column sorts by. */
function sortedBy(source: TableSource, queried: QueriedColumn): RawBuilder<unknown> {
  const { sort, key, isNeverNull } = columnOf(source, queried.field);
  if (sort) return sort;
  if (queried.column.kind !== 'text') return wholeOf(source, queried.field);
  const text = key ?? sql`search_key(${textOf(source, queried)})`;
  // The key of no text is empty, and would be sorted first.
  return isNeverNull ? text : sql`nullif(${text}, '')`;
}

/** The value that filters compare as a whole. */
export function wholeOf(source: TableSource, field: string): RawBuilder<unknown> {
  const { exact, sort } = columnOf(source, field);
  return exact ?? sort ?? declaredField(field);
}

function textOf(source: TableSource, { field }: QueriedColumn): RawBuilder<unknown> {
  const { text, sort } = columnOf(source, field);
  return text ?? sort ?? declaredField(field);
}

function searchCondition(source: TableSource, question: TableQuery): Condition {
  if (question.searched.length === 0) return sql<SqlBool>`false`;
  if (source.strategy === 'keyed' && source.search) return source.search(question);
  const keys = question.searched.flatMap(({ field }) => columnOf(source, field).key ?? []);
  if (keys.length === question.searched.length) {
    return holdsWords(question.words, sql`concat_ws(chr(31), ${sql.join(keys)})`);
  }
  const texts = question.searched.map((queried) => columnOf(source, queried.field).searched ?? textOf(source, queried));
  return holdsWords(question.words, sql`search_key(concat_ws(chr(31), ${sql.join(texts)}))`);
}

/** Every word occurs in the text, which is in the form of search_key(). */
export function holdsWords(words: readonly string[], key: RawBuilder<unknown>): Condition {
  return allOf(words.map((word) => sql<SqlBool>`position((select search_key(${word})) in ${key}) > 0`));
}

/** The words of a search text. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

function filterCondition(source: TableSource, queried: QueriedFilter): Condition {
  const { where, among } = columnOf(source, queried.field);
  if (where) return where(queried.filter);
  const values = valuesOf(queried.filter);
  if (among) return sql<SqlBool>`${among}::text[] && ${values}::text[]`;
  const whole = wholeOf(source, queried.field);
  const isRange = queried.filter.matchMode === 'between';
  switch (queried.column.kind) {
    case 'id':
      return sql<SqlBool>`${whole} = any (${values.map(Number)}::integer[])`;
    case 'choice':
    case 'yesNo':
      return sql<SqlBool>`${whole}::text = any (${values}::text[])`;
    case 'text':
      return textCondition(source, queried);
    case 'day':
      return isRange ? within(queried.filter, whole, (day) => sql`${day}::date`) : anyDay(whole, values);
    case 'instant':
      return isRange
        ? instantsWithin(queried.filter, whole)
        : anyDay(sql`(${whole} at time zone ${homeZone})::date`, values);
    case 'money':
      return numberCondition(queried.filter, whole, 100);
    default:
      return numberCondition(queried.filter, whole, 1);
  }
}

const anyDay = (day: RawBuilder<unknown>, days: readonly string[]) => sql<SqlBool>`${day} = any (${days}::date[])`;

function textCondition(source: TableSource, queried: QueriedFilter): Condition {
  const text = textOf(source, queried);
  const { value, matchMode } = queried.filter;
  if (Array.isArray(value) || matchMode !== 'contains') {
    return sql<SqlBool>`${text}::text = any (${valuesOf(queried.filter)}::text[])`;
  }
  const { key = sql`search_key(${text}::text)`, holds } = columnOf(source, queried.field);
  const words = wordsOf(String(value));
  return holds ? holds(words) : holdsWords(words, key);
}

/** `unit`: how much 1 in the filter is in the column, such as 100 for cents. */
function numberCondition(filter: ColumnFilter, value: RawBuilder<unknown>, unit: number): Condition {
  if (filter.matchMode === 'between') return within(filter, value, (one) => sql`${one}::numeric * ${unit}::integer`);
  const numbers = sql`array(select one * ${unit}::integer from unnest(${valuesOf(filter)}::numeric[]) one)`;
  return sql<SqlBool>`${value} = any (${numbers})`;
}

type Bound = (text: string) => RawBuilder<unknown>;

function within(filter: ColumnFilter, value: RawBuilder<unknown>, bound: Bound): Condition {
  const { from, to } = rangeOf(filter);
  return allOf([
    ...(from === null ? [] : [sql<SqlBool>`${value} >= ${bound(from)}`]),
    ...(to === null ? [] : [sql<SqlBool>`${value} <= ${bound(to)}`]),
  ]);
}

/** Whole days in the home zone, the last one included. */
function instantsWithin(filter: ColumnFilter, value: RawBuilder<unknown>): Condition {
  const { from, to } = rangeOf(filter);
  const midnight = (day: string, later: number) =>
    sql`((${day}::date + ${later}::integer)::timestamp at time zone ${homeZone})`;
  return allOf([
    ...(from === null ? [] : [sql<SqlBool>`${value} >= ${midnight(from, 0)}`]),
    ...(to === null ? [] : [sql<SqlBool>`${value} < ${midnight(to, 1)}`]),
  ]);
}

function rangeOf({ value }: ColumnFilter) {
  const [from, to] = Array.isArray(value) ? value : [value];
  const end = (one: unknown) => (one === null || one === undefined || one === '' ? null : String(one));
  return { from: end(from), to: end(to) };
}

/** The values of a filter as texts. */
export const valuesOf = ({ value }: ColumnFilter): string[] => (Array.isArray(value) ? value : [value]).map(String);
