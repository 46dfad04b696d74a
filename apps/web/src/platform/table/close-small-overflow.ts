const closerBy = 4;

/** Columns come a little closer where that spares the reader to scroll sideways by a few pixels. */
export function closeSmallOverflow(box: HTMLElement | null): void {
  const table = box?.querySelector('table');
  if (!box || !table) return;
  table.removeAttribute('data-close');
  const over = box.scrollWidth - box.clientWidth;
  const between = table.querySelectorAll('thead th').length - 2;
  if (over > 0 && over <= between * closerBy) table.setAttribute('data-close', '');
}
