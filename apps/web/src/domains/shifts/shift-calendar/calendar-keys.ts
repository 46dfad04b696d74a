/** A cell of the calendar, both from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface CalendarSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows of a screen. */
  readonly page: number;
}

/** The cell that a key moves to; null for other keys. */
export function movedCell(
  { row, column }: CellPlace,
  key: string,
  { rows, columns, page }: CalendarSize,
): CellPlace | null {
  const at = (nextRow: number, nextColumn: number) => ({
    row: Math.max(0, Math.min(nextRow, rows - 1)),
    column: Math.max(0, Math.min(nextColumn, columns - 1)),
  });
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, columns - 1);
    case 'PageUp':
      return at(row - page, column);
    case 'PageDown':
      return at(row + page, column);
    default:
      return null;
  }
}

/** How far to scroll so that a row is between the head and the foot: the new distance from the top. */
export function scrolledTo(
  row: number,
  { top, height, rowHeight }: { top: number; height: number; rowHeight: number },
): number {
  const start = row * rowHeight;
  if (start < top) return start;
  return start + rowHeight > top + height ? start + rowHeight - height : top;
}
