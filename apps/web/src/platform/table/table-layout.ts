import { columnWidths } from '@muster/contract/list-settings.ts';
import type { TableColumn } from './table-column.ts';

/** The visible columns: left-pinned ones first, right-pinned ones last. Pinned columns cannot be hidden. */
export function orderOf<Row>(columns: readonly TableColumn<Row>[], hidden: ReadonlySet<string>, widths: Widths = {}) {
  const pinnedTo = (side: TableColumn<Row>['pinned']) => columns.filter(({ pinned }) => pinned === side);
  const shown = [...pinnedTo('left'), ...pinnedTo(undefined).filter(({ id }) => !hidden.has(id)), ...pinnedTo('right')];
  return shown.map((column) => {
    const width = widths[column.id];
    return width === undefined ? column : { ...column, width, maxWidth: width, isSized: true as const };
  });
}

/** On a tablet early columns come right after those pinned to the left, and a free column is as wide as its content. */
export function onTablet<Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  const rank = ({ pinned, isEarly }: TableColumn<Row>) => (pinned === 'left' ? 0 : isEarly ? 1 : 2);
  return columns
    .map((column) => (column.pinned || column.isSized ? column : { ...column, width: columnWidths.least }))
    .sort((one, other) => rank(one) - rank(other));
}

/** Those that the user chose, in px by column. */
type Widths = Readonly<Record<string, number>>;

export const selectionWidth = 52;
export const actionsWidth = 56;

/** The distance of each pinned column from its edge, in px, and the column that takes the spare width. */
export function layoutOf<Row>(columns: readonly TableColumn<Row>[], parts: TableParts) {
  const offsets = new Map<string, number>();
  let left = parts.selection ? selectionWidth : 0;
  for (const column of columns) {
    if (column.pinned !== 'left') continue;
    offsets.set(column.id, left);
    left += column.width;
  }
  let right = parts.actions ? actionsWidth : 0;
  for (const column of columns.toReversed()) {
    if (column.pinned !== 'right') continue;
    offsets.set(column.id, right);
    right += column.width;
  }
  const free = columns.filter((column) => column.pinned === undefined);
  const unsized = columns.filter((column) => !column.isSized);
  const chosen = unsized.findLast((column) => column.grow);
  const lastText = unsized.findLast((column) => column.pinned === undefined && column.align !== 'right');
  // Beside a wide name, the facts about it would be far away.
  const growing =
    (chosen?.pinned ? (lastText ?? chosen) : chosen) ??
    unsized.findLast((column) => column.pinned === undefined) ??
    free.at(-1);
  return { offsets, growing: growing?.id };
}

/** Gives up columns until the others fit: first those that the head of the quick view says, then from the right. Pinned ones and the status stay. */
export function fittingColumns<Row>(
  columns: readonly TableColumn<Row>[],
  { available, measured }: FittingWidths,
  isSelectable: boolean,
): readonly TableColumn<Row>[] {
  const widthOf = (column: TableColumn<Row>) =>
    column.grow && !column.isSized ? column.width : (measured.get(column.id) ?? column.width);
  const needed = (shown: readonly TableColumn<Row>[]) =>
    shown.reduce((sum, column) => sum + widthOf(column), isSelectable ? selectionWidth : 0);
  let shown = columns;
  while (available > 0 && needed(shown) > available) {
    const free = shown.filter((column) => column.pinned === undefined);
    const least = free.find((column) => column.isInHead) ?? free.findLast((column) => column.card !== 'badge');
    if (!least) break;
    shown = shown.filter((column) => column !== least);
  }
  return shown;
}

/** In px. */
export interface FittingWidths {
  readonly available: number;
  /** By column, as it is or was shown. */
  readonly measured: ReadonlyMap<string, number>;
}

export interface TableParts {
  readonly selection: boolean;
  readonly actions: boolean;
}
