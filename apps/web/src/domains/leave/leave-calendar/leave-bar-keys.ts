/** The bar that an arrow key moves to from a bar: left and right in the order of rows, up and down to the next row with one. */
export function nextBar(current: HTMLElement, key: string): HTMLElement | null {
  const bars = [...(current.closest('table')?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])];
  const at = bars.indexOf(current);
  if (key === 'ArrowRight') return bars[at + 1] ?? current;
  if (key === 'ArrowLeft') return bars[at - 1] ?? current;
  const row = current.closest('tr');
  if (key === 'ArrowDown') return bars.slice(at).find((bar) => bar.closest('tr') !== row) ?? current;
  if (key === 'ArrowUp') return bars.slice(0, at).findLast((bar) => bar.closest('tr') !== row) ?? current;
  return null;
}

/** The next bar that waits for a decision, or the one before; from the first one on if none has the focus. */
export function nextWaitingBar(grid: ParentNode, from: HTMLElement | null, by: 1 | -1): HTMLElement | null {
  const bars = [...grid.querySelectorAll<HTMLElement>('[data-bar][data-waiting]')];
  const at = from === null ? -1 : bars.indexOf(from);
  if (at === -1) return (by === 1 ? bars[0] : bars.at(-1)) ?? null;
  return bars[at + by] ?? null;
}
