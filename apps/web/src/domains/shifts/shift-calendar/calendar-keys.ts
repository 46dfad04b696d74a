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

/** A rectangle of cells, both ends included. */
export interface CellBlock {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

/** The cells between the one where a drag began and the one that it has reached. */
export const blockBetween = (start: CellPlace, end: CellPlace): CellBlock => ({
  rows: [Math.min(start.row, end.row), Math.max(start.row, end.row)],
  columns: [Math.min(start.column, end.column), Math.max(start.column, end.column)],
});

export const isSamePlace = (one: CellPlace | null, other: CellPlace | null): boolean =>
  one?.row === other?.row && one?.column === other?.column;
