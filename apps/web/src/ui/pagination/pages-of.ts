export type PageStep = number | 'gap';

/** The page numbers of a pager: first, last, the current one and its neighbors; gaps for the rest. */
export function pagesOf(current: number, last: number): readonly PageStep[] {
  const shown = new Set([1, last, current - 1, current, current + 1]);
  if (current <= 3) for (const page of [2, 3]) shown.add(page);
  if (current >= last - 2) for (const page of [last - 1, last - 2]) shown.add(page);
  const pages = [...shown].filter((page) => page >= 1 && page <= last).sort((one, other) => one - other);
  return pages.flatMap((page, index): readonly PageStep[] => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    // A gap for one page would be as wide as the page number.
    return page - before === 2 ? [page - 1, page] : ['gap', page];
  });
}
