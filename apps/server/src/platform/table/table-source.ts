import type { ListColumn } from '@muster/contract/list-column.ts';
import type { ColumnFilter } from '@muster/contract/paging.ts';
import type { RawBuilder, SqlBool } from 'kysely';
import type { KeptTotals } from './kept-totals.ts';

export type Condition = RawBuilder<SqlBool>;

/** How a column is written in SQL where it is not the field `t.NAME` of its source. Texts sort without case and accents. */
export interface SqlColumn {
  /** The expression for sorting and for the filters of its kind. */
  readonly sort?: RawBuilder<unknown>;
  /** The sorted expression is never null, so that an index serves both directions. */
  readonly isNeverNull?: true;
  /** The sorted text is empty where there is none. It is sorted last in both directions; an index on nullif(key, '') serves the first. */
  readonly hasEmpty?: true;
  /** The text as people read it, if it sorts by another form. */
  readonly text?: RawBuilder<unknown>;
  /** The text in the form of search_key(), if a table stores it. */
  readonly key?: RawBuilder<unknown>;
  /** The text for the global search, if it is more than the column's text. */
  readonly searched?: RawBuilder<unknown>;
  /** The value for filters by id, choice, or yes and no. */
  readonly exact?: RawBuilder<unknown>;
  /** A list of texts, such as the teams of a person. The filter matches if it names one of them. */
  readonly among?: RawBuilder<unknown>;
  /** Replaces the comparison of words with the text. */
  readonly holds?: (words: readonly string[]) => Condition;
  /** Replaces the comparison of the filter with the column. */
  readonly where?: (filter: ColumnFilter) => Condition;
}

export interface QueriedColumn {
  readonly field: string;
  readonly column: ListColumn;
}

export interface QueriedSort extends QueriedColumn {
  readonly order: 1 | -1;
}

export interface QueriedFilter extends QueriedColumn {
  readonly filter: ColumnFilter;
}

/** The query of a page, without columns that the viewer may not see. */
export interface TableQuery {
  readonly first: number;
  readonly rows: number;
  readonly sort: readonly QueriedSort[];
  readonly filters: readonly QueriedFilter[];
  /** Each word must occur in one of the searched columns. */
  readonly words: readonly string[];
  readonly searched: readonly QueriedColumn[];
  /** Columns whose sums over all matching rows are also computed. */
  readonly totalled?: readonly QueriedColumn[];
  /** Also compute the digest of all matching rows. */
  readonly digest?: boolean;
}

interface AnySource {
  /** By column name. A missing column is the field `t.NAME`. */
  readonly columns?: Readonly<Record<string, SqlColumn>>;
  /** The default order, with directions. */
  readonly order: RawBuilder<unknown>;
  /** The row's version, part of the digest. Lists without it have no digest. */
  readonly revision?: RawBuilder<unknown>;
  /** The column whose values are counted, under all filters except its own. */
  readonly tally?: string;
}

/** For hundreds or thousands of rows: one statement reads the whole select, then searches, sorts and counts it. */
export interface SmallSource extends AnySource {
  readonly strategy: 'small';
  /** A select; its rows are named `t`. */
  readonly from: RawBuilder<unknown>;
  /** Unique among the rows; breaks ties. */
  readonly id?: RawBuilder<unknown>;
}

/** For any number of rows: reads the keys of one page in order from an index, and joins the rest afterwards. */
export interface KeyedSource extends AnySource {
  readonly strategy: 'keyed';
  /** The tables of conditions and order. `read` joins each of them again under the same alias. */
  readonly from: RawBuilder<unknown>;
  /** Reach and other conditions of every row. */
  readonly where: readonly Condition[];
  readonly keys: RawBuilder<unknown>;
  /** Unique; breaks ties in the direction of the sort. */
  readonly ties: readonly RawBuilder<unknown>[];
  /** The select of the page's rows, without the word `select`; its joins begin with `from page`. */
  readonly read: RawBuilder<unknown>;
  /** Replaces the comparison of the searched columns. */
  readonly search?: (question: TableQuery) => Condition;
  /** A search finds all rows before the first is read, so that counting them with the page saves finding them again. */
  readonly countsFound?: true;
  /** The number of all rows, kept by the database, if no condition of the source limits them. A page without search and filters reads it. */
  readonly whole?: RawBuilder<number>;
  /** Caches totals until the table changes. */
  readonly totals?: KeptCount;
}

export interface KeptCount {
  readonly kept: KeptTotals;
  /** Identifies the counted rows and the viewer, without search and filters. */
  readonly key: string;
  /** Increases with each committed change of the table. */
  readonly version: RawBuilder<unknown>;
}

export type TableSource = SmallSource | KeyedSource;

export interface TablePage<Row> {
  readonly data: Row[];
  readonly total: number;
  /** Rows by value of the tally; empty without one. */
  readonly counts: Readonly<Record<string, number>>;
  /** Sums by column that the query asked for. */
  readonly totals: Readonly<Record<string, number>>;
  /** Of the ids and versions of all matching rows, if the query asked for it. */
  readonly digest?: string;
}
