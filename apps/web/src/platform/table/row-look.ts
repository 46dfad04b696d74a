import type { ReactNode } from 'react';
import type { MenuEntry } from '../../ui/menu/menu-entry.ts';

/** What a table knows of its rows besides their columns. */
export interface RowLook<Row> {
  readonly rowName: (row: Row) => string;
  /** Where a press on the row leads. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  /** Instead of an address: opens the row in a panel or dialog. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** On cards, 36 px. */
  readonly avatar?: ((row: Row) => ReactNode) | undefined;
  /** Rows of the past, such as people who left. */
  readonly isDimmed?: ((row: Row) => boolean) | undefined;
}

/** Opens a row by its address or its panel; undefined if rows do not open. */
export function openingOf<Row>(look: RowLook<Row>, navigate: (address: string) => void) {
  const { rowHref, onOpen } = look;
  if (onOpen) return onOpen;
  return rowHref ? (row: Row) => navigate(rowHref(row)) : undefined;
}
