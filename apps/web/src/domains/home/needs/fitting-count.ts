export interface FittingRoom {
  readonly available: number;
  /** Of the button that shows all kinds. */
  readonly all: number;
  readonly widths: readonly number[];
}

const gap = 2;
/** '12 more' and its arrow. */
const menuWidth = 88;

/** How many buttons stand in one line. If not all do, the rest are in a menu, which needs its own room. */
export function fittingCount({ available, all, widths }: FittingRoom): number {
  const endOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + gap + width, all);
  if (endOf(widths.length) <= available) return widths.length;
  const room = available - menuWidth - gap;
  return widths.findLastIndex((_, index) => endOf(index + 1) <= room) + 1;
}
