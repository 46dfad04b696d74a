import { createContext, type ReactNode } from 'react';
import type { MenuEntry } from '../../ui/menu/menu-entry.ts';

/** What a table knows of its rows besides their columns. */
export interface RowLook<Row> {
  readonly rowName: (row: Row) => string;
  /** The row's record: where the name leads, and a press on the row if there is no quick view. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  /** Instead of an address: opens the row in a panel or dialog. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Shows the row beside the list: a part that is loaded with its first use, with a QuickView inside. */
  readonly quickView?: ((row: Row, state: QuickViewState) => ReactNode) | undefined;
  readonly rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** On cards, 36 px. */
  readonly avatar?: ((row: Row) => ReactNode) | undefined;
  /** Rows of the past, such as people who left. */
  readonly isDimmed?: ((row: Row) => boolean) | undefined;
}

export interface QuickViewState {
  readonly onClose: () => void;
  /** Undefined at the first row of the page. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** Of the row, whose own menu is not shown beside the quick view. */
  readonly actions?: (() => readonly MenuEntry[]) | undefined;
}

/** Opens a row beside the list, in its panel, or at its address; undefined if rows do not open. */
export function openingOf<Row>(look: RowLook<Row>, show: (row: Row) => void, navigate: (address: string) => void) {
  const { quickView, rowHref, onOpen } = look;
  if (quickView) return show;
  if (onOpen) return onOpen;
  return rowHref ? (row: Row) => navigate(rowHref(row)) : undefined;
}

/** Whether rows are selected: the keys that act on rows then belong to the selection, not to the quick view. */
export const SelectingContext = createContext(false);

/** Opens the row that a name belongs to; null where rows do not open. */
export const OpenRowContext = createContext<(() => void) | null>(null);
