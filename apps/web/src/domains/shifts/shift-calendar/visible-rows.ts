/** Rows from `first` to `last`, both included; none: `last` before `first`. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

export interface SeenPart {
  /** From the top of the rows to the top of what is visible, in px. */
  readonly top: number;
  /** Of what is visible, in px. */
  readonly height: number;
  readonly rowHeight: number;
  readonly total: number;
}

/** Drawn above and below what is visible, so that a quick scroll meets no gap. */
const extraRows = 8;

/** Rows drawn before anything is measured. */
const leastRows = 16;

export function visibleRows({ top, height, rowHeight, total }: SeenPart): RowRange {
  const first = Math.max(0, Math.floor(top / rowHeight) - extraRows);
  const seen = Math.max(leastRows, Math.ceil(height / rowHeight) + 2 * extraRows);
  const last = Math.min(total - 1, first + seen);
  return { first: Math.max(0, Math.min(first, last)), last };
}

/** The windows of `size` rows that these rows are in. The first one also says how many there are. */
export function windowsOf({ first, last }: RowRange, size: number): number[] {
  const windows = new Set([0]);
  for (let row = first; row <= last; row += size) windows.add(Math.floor(row / size));
  if (last >= first) windows.add(Math.floor(last / size));
  return [...windows].toSorted((one, other) => one - other);
}
