import type { ListColumn } from '@muster/contract/list-column.ts';
import type { ColumnFilter } from '@muster/contract/paging.ts';
import type { RawBuilder, SqlBool } from 'kysely';
import type { KeptTotals } from './kept-totals.ts';

export type Condition = RawBuilder<SqlBool>;

/** A column in SQL, where it differs from the field `t.NAME` of its source. Texts sort without case and accents. */
export interface SqlColumn {
  /** The value for sorting and for filters of its kind. */
  readonly sort?: RawBuilder<unknown>;
  /** Sorts by a column that is never null, so that an index serves both directions. */
  readonly isNeverNull?: true;
  /** The displayed text, if it sorts by another form. */
  readonly text?: RawBuilder<unknown>;
  /** The text in the form of search_key(), if a table stores it. */
  readonly key?: RawBuilder<unknown>;
  /** The text for the global search, if that is more than the column's text. */
  readonly searched?: RawBuilder<unknown>;
  /** The value for exact filters: ids, choices, yes and no. */
  readonly exact?: RawBuilder<unknown>;
  /** A list of texts, one of which the filter must match. */
  readonly among?: RawBuilder<unknown>;
  /** Replaces the word search in the text. */
  readonly holds?: (words: readonly string[]) => Condition;
  /** A filter that does not compare the column. */
  readonly where?: (filter: ColumnFilter) => Condition;
}

export interface AskedColumn {
  readonly field: string;
  readonly column: ListColumn;
}

export interface AskedSort extends AskedColumn {
  readonly order: 1 | -1;
}

export interface AskedFilter extends AskedColumn {
  readonly filter: ColumnFilter;
}

/** The query of a page of a list, without anything that the viewer may not see. */
export interface TableQuestion {
  readonly first: number;
  readonly rows: number;
  readonly sort: readonly AskedSort[];
  readonly filters: readonly AskedFilter[];
  /** Words, each of which must be found in one of the searched columns. */
  readonly words: readonly string[];
  readonly searched: readonly AskedColumn[];
}

interface AnySource {
  /** By column name; a missing column is the field `t.NAME`. */
  readonly columns?: Readonly<Record<string, SqlColumn>>;
  /** Default order, including directions. */
  readonly order: RawBuilder<unknown>;
  /** Counted by value under all filters except the column's own. */
  readonly tally?: string;
}

/** Hundreds or thousands of rows: the whole select is read, then searched, sorted and counted in the same statement. */
export interface SmallSource extends AnySource {
  readonly strategy: 'small';
  /** Its rows are `t`. */
  readonly from: RawBuilder<unknown>;
  /** Unique among the rows; breaks ties. */
  readonly id?: RawBuilder<unknown>;
}

/**
 * Any number of rows: keys in order from an index, at most a page of them; names and the rest are joined afterwards.
 */
export interface KeyedSource extends AnySource {
  readonly strategy: 'keyed';
  /** Tables that conditions and order need; each alias is also in the joins of `read`. */
  readonly from: RawBuilder<unknown>;
  /** Reach and other conditions for every row. */
  readonly where: readonly Condition[];
  readonly keys: RawBuilder<unknown>;
  /** Unique; breaks ties in the direction of the sort. */
  readonly ties: readonly RawBuilder<unknown>[];
  /** The select of the page's rows up to its joins, which begin `from page`. */
  readonly read: RawBuilder<unknown>;
  /** Replaces the comparison with the searched columns. */
  readonly search?: (question: TableQuestion) => Condition;
  /** Caches totals until the table changes. */
  readonly totals?: KeptCount;
}

export interface KeptCount {
  readonly kept: KeptTotals;
  /** Identifies what is counted, in addition to search and filters, and for whom. */
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
}
