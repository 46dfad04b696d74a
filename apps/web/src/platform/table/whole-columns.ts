/** A column of a table that is wider than its box, in px, in the order of the columns. */
export interface MeasuredColumn {
  /** As wide as its content. */
  readonly width: number;
  readonly isPinned: boolean;
  /** What its heading takes. */
  readonly heading: number;
  /** Its text may end in '…'. */
  readonly isText: boolean;
}

/**
 * Widths with which the box ends between two columns, so that no sliver of a column is beside the edge or beside pinned
 * columns: a text takes the room that is left, otherwise the columns before it share that room.
 */
export function wholeWidths(columns: readonly MeasuredColumn[], box: number): readonly number[] {
  const widths = columns.map(({ width }) => width);
  const free = columns.flatMap((column, index) => (column.isPinned ? [] : [{ ...column, index }]));
  let rest = box - columns.reduce((sum, { width, isPinned }) => sum + (isPinned ? width : 0), 0);
  const fitting: number[] = [];
  for (const { index, width, heading, isText } of free) {
    if (width > rest) {
      if (isText && rest >= Math.max(leastText, heading, width / 2)) widths[index] = rest;
      else for (const one of fitting) widths[one] = (widths[one] ?? 0) + rest / fitting.length;
      break;
    }
    rest -= width;
    fitting.push(index);
  }
  return widths;
}

/** Fifteen letters with the padding of a cell. */
const leastText = 120;
