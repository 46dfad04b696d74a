import type { Grants } from './access.ts';

/** `minutes` is a number of minutes, `money` an amount in cents, `instant` an ISO instant, `day` YYYY-MM-DD. */
export type ColumnKind = 'text' | 'choice' | 'yesNo' | 'day' | 'instant' | 'number' | 'minutes' | 'money' | 'id';

export type ColumnValue = string | number | boolean | readonly string[] | null | undefined;

/** One column of a list. Table parameters, exports and the columns of the page derive from it. */
export interface ListColumn<Row = never> {
  readonly label: string;
  readonly kind: ColumnKind;
  /** Texts of a `choice` by stored value, of a `yesNo` by `true` and `false`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Default: the field at the path in the column's name, such as `client.name`. */
  readonly value?: (row: Row) => ColumnValue;
  /** Filters take ids of what is shown, such as teams. */
  readonly filteredBy?: 'ids';
  readonly sortable?: false;
  readonly filterable?: false;
  /** The global search includes it. */
  readonly searchable?: true;
  readonly exported?: false;
  /** The answer has its sum over all results, and the table shows it in its last row. */
  readonly totalled?: true;
  /** A filter without a column of its own. */
  readonly filterOnly?: true;
  /** Included in the global search, but neither shown nor filtered. */
  readonly searchOnly?: true;
  /** Characters in the exported file. */
  readonly width?: number;
  /** Who may see it. Default: everybody who may see the list. */
  readonly seenBy?: (viewer: Grants) => boolean;
  /** Exported only within ten minutes of confirming a factor, and never while impersonating. */
  readonly sensitive?: true;
}

export type ListColumns = Readonly<Record<string, ListColumn>>;

/** Columns of a list, in order. Columns with a `value` need the row's type: `defineColumns<Row>()({ ... })`. */
export function defineColumns<Row = never>() {
  return <const C extends Readonly<Record<string, ListColumn<Row>>>>(columns: C): C => columns;
}

/** Options by stored value, in this order. Left out, the values are the texts. */
export const optionsOf = <V extends string>(values: readonly V[], text: (value: V) => string = (value) => value) =>
  Object.fromEntries(values.map((value) => [value, text(value)]));

/** Filters by the ids of selected rows. */
export const idColumn = { label: 'Id', kind: 'id', filterOnly: true } as const;

/** A column of the table, not only a filter or a searched field. */
export const isShown = ({ filterOnly, searchOnly }: ListColumn): boolean => !(filterOnly || searchOnly);
export const isSortable = (column: ListColumn): boolean => column.sortable !== false && isShown(column);
export const isFilterable = ({ filterable, searchOnly }: ListColumn): boolean => filterable !== false && !searchOnly;
export const isSearchable = ({ searchable, searchOnly }: ListColumn): boolean => Boolean(searchable || searchOnly);
export const isTotalled = ({ totalled }: ListColumn): boolean => totalled === true;
export const isExported = (column: ListColumn): boolean => column.exported !== false && isShown(column);

/** Names of the columns that match, in their order. */
export function columnNames(columns: ListColumns, holds: (column: ListColumn) => boolean): string[] {
  return Object.keys(columns).filter((name) => {
    const column = columns[name];
    return column !== undefined && holds(column);
  });
}

/** Whether a viewer may see the column. Nobody sees an unknown column. */
export function isSeen(columns: ListColumns, name: string, viewer: Grants): boolean {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return column !== undefined && (column.seenBy?.(viewer) ?? true);
}
