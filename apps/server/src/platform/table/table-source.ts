import type { ListColumn } from '@muster/contract/list-column.ts';
import type { ColumnFilter } from '@muster/contract/paging.ts';
import type { RawBuilder, SqlBool } from 'kysely';
import type { KeptTotals } from './kept-totals.ts';

export type Condition = RawBuilder<SqlBool>;

/** A column in SQL, as far as it differs from the field `t.NAME` of its source. Texts sort without case and accents. */
export interface SqlColumn {
  /** What it sorts by, and what filters of its kind compare. */
  readonly sort?: RawBuilder<unknown>;
  /** Sorts by a column that is never null, so that an index serves both directions. */
  readonly isNeverNull?: true;
  /** As people read it, where it sorts by another form. */
  readonly text?: RawBuilder<unknown>;
  /** The text in the form of search_key(), where a table keeps it. */
  readonly key?: RawBuilder<unknown>;
  /** What the global search looks at, where that is more than the text. */
  readonly searched?: RawBuilder<unknown>;
  /** Compared whole by filters of ids, choices, yes and no. */
  readonly exact?: RawBuilder<unknown>;
  /** A list of texts, one of which the filter wants: what somebody belongs to. */
  readonly among?: RawBuilder<unknown>;
  /** In place of comparing words with the text. */
  readonly holds?: (words: readonly string[]) => Condition;
  /** A filter that is no comparison of the column. */
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

/** What a page of a list is asked for, without anything that the viewer may not see. */
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
  /** By column name; a column that is missing is the field `t.NAME`. */
  readonly columns?: Readonly<Record<string, SqlColumn>>;
  /** Order where none is asked for, directions included. */
  readonly order: RawBuilder<unknown>;
  /** Counted by value under all filters but the column's own. */
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

/** Any number of rows: keys in order from an index, at most a page of them; names and the rest are joined afterwards. */
export interface KeyedSource extends AnySource {
  readonly strategy: 'keyed';
  /** Tables that conditions and order need; each alias also stands in the joins of `read`. */
  readonly from: RawBuilder<unknown>;
  /** Reach and what else holds for every row. */
  readonly where: readonly Condition[];
  readonly keys: RawBuilder<unknown>;
  /** Unique; breaks ties in the direction of the sort. */
  readonly ties: readonly RawBuilder<unknown>[];
  /** The select of the page's rows up to its joins, which begin `from page`. */
  readonly read: RawBuilder<unknown>;
  /** In place of a comparison of the searched columns. */
  readonly search?: (question: TableQuestion) => Condition;
  /** Keeps totals until the table changes. */
  readonly totals?: KeptCount;
}

export interface KeptCount {
  readonly kept: KeptTotals;
  /** Names what is counted, beside search and filters, and for whom. */
  readonly key: string;
  /** Grows with each committed change of the table. */
  readonly version: RawBuilder<unknown>;
}

export type TableSource = SmallSource | KeyedSource;

export interface TablePage<Row> {
  readonly data: Row[];
  readonly total: number;
  /** Rows by value of the tally; empty without one. */
  readonly counts: Readonly<Record<string, number>>;
}
