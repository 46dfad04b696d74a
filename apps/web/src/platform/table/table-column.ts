import type { ListTotals } from '@muster/contract/list.ts';
import type { ReactNode } from 'react';
import type { FilterValue } from './table-view.ts';

/** One column as data. Its `id` is the name that the server sorts by. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Times are shown in `zone`, that of the reader. */
  readonly cell: (row: Row, zone: string) => ReactNode;
  /** In px, at least: a column grows with its content, so that no name or time is cut off. */
  readonly width: number;
  /** User-written text: cut off at this width, in px. */
  readonly maxWidth?: number;
  /** The user chose `width`: its content is cut off there. */
  readonly isSized?: true;
  /** Takes the remaining width, and gives up its own first. One column should. */
  readonly grow?: boolean;
  readonly pinned?: 'left' | 'right';
  /** On a tablet, where the last columns are reached by scrolling, it follows the pinned ones. */
  readonly isEarly?: true;
  /** The head of the quick view says it: given up first beside that. */
  readonly isInHead?: true;
  readonly align?: 'left' | 'right';
  /** Numbers or times: in figures of one width. In other texts these would widen the hyphens. */
  readonly hasFigures?: true;
  /** Of the last row, from the sums over all results. */
  readonly totalCell?: (totals: ListTotals) => ReactNode;
  readonly sortable?: boolean;
  readonly filter?: ColumnFilter;
  /** Hidden until the user selects it in the Columns menu. */
  readonly hiddenAtFirst?: boolean;
  /** The column whose cell shows this value as well: while that one is shown, both are exported. */
  readonly within?: string;
  /** Its place on a phone's card. Without it the card does not show it. */
  readonly card?: 'title' | 'line' | 'badge' | 'aside' | 'act';
  readonly cardCell?: (row: Row, zone: string) => ReactNode;
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

interface FilterBase {
  /** Name that the server filters by. Default: the column's id. */
  readonly field?: string;
  /** Default: the column's header. */
  readonly label?: string;
  /** Another filter that the column's heading has before this one. */
  readonly beside?: NamedFilter;
}

interface WithOptions extends FilterBase {
  readonly options: readonly FilterOption[];
  readonly loading?: boolean;
  /** Why the options could not be loaded. */
  readonly error?: string | null;
}

export interface CustomFilter extends FilterBase {
  readonly kind: 'custom';
  readonly holds: FilterHolds;
  readonly render: (draft: FilterDraft) => ReactNode;
  readonly describe: (value: FilterValue) => string;
}

export type ColumnFilter =
  | (FilterBase & { readonly kind: 'text'; readonly placeholder?: string })
  | (WithOptions & { readonly kind: 'select' })
  | (WithOptions & { readonly kind: 'multi' })
  | (FilterBase & { readonly kind: 'dates' })
  | (FilterBase & { readonly kind: 'numbers'; readonly unit: NumberUnit })
  | CustomFilter;

/** What a range of numbers counts: things, minutes, or an amount of money. */
export type NumberUnit = 'number' | 'minutes' | 'money';

export type FilterHolds = 'one' | 'many' | 'range' | 'numbers';

export interface FilterDraft {
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | undefined) => void;
}

/** A filter with its defaults filled in. */
export interface NamedFilter {
  readonly field: string;
  readonly label: string;
  readonly filter: ColumnFilter;
  /** False: only shown while an address sets it, as where there is nothing to choose. */
  readonly isOffered?: boolean;
}

export function filterOf<Row>(column: TableColumn<Row>): NamedFilter | null {
  const { filter } = column;
  if (filter === undefined) return null;
  return { field: filter.field ?? column.id, label: filter.label ?? column.header, filter };
}

export const filtersOf = <Row>(columns: readonly TableColumn<Row>[]): readonly NamedFilter[] =>
  columns.flatMap((column) => filterOf(column) ?? []);

const holdsByKind = { text: 'one', select: 'one', multi: 'many', dates: 'range', numbers: 'numbers' } as const;

export const holdsOf = (filter: ColumnFilter): FilterHolds =>
  filter.kind === 'custom' ? filter.holds : holdsByKind[filter.kind];
