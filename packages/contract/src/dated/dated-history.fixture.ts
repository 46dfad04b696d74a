import { type DatedValue, earlierEnd, holdsOn } from './dated-history.ts';

/** Days with two rows of one history. The mechanism writes none. */
export function overlapsOf(
  history: readonly Pick<DatedValue, 'id' | 'from' | 'until'>[],
): { from: string; until: string | null }[] {
  return history.flatMap((one, index) =>
    history.slice(index + 1).flatMap((other) => {
      const both = [one.from, other.from].filter((from) => holdsOn(one, from) && holdsOn(other, from));
      return both.slice(0, 1).map((from) => ({ from, until: earlierEnd(one.until, other.until) }));
    }),
  );
}

/** Days of a range without a row of a history. */
export function gapsOf(
  history: readonly Pick<DatedValue, 'from' | 'until'>[],
  range: { readonly from: string; readonly until: string | null },
): { from: string; until: string | null }[] {
  const gaps: { from: string; until: string | null }[] = [];
  let open: string | null = range.from;
  for (const { from, until } of history.toSorted(byFirstDay)) {
    if (open === null || (range.until !== null && open >= range.until)) break;
    if (from > open) gaps.push({ from: open, until: earlierEnd(from, range.until) });
    if (until === null) open = null;
    else if (until > open) open = until;
  }
  if (open !== null && (range.until === null || open < range.until)) gaps.push({ from: open, until: range.until });
  return gaps;
}

const byFirstDay = (one: { readonly from: string }, other: { readonly from: string }) =>
  one.from < other.from ? -1 : 1;
