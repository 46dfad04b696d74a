import type { KeyboardEvent } from 'react';

const stops = 'a[href], button, input';

/** Arrow up and down move from a link or button of a row to the same one of the next row. */
export function moveBetweenRows(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.closest('[popover]')) return;
  const row = target.closest('tr');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  if (!row || !next) return;
  const place = [...row.querySelectorAll(stops)].indexOf(target);
  const there = [...next.querySelectorAll<HTMLElement>(stops)];
  // Rows differ by optional warnings, so the last control, the row's menu, is counted from the end.
  const isLast = place === row.querySelectorAll(stops).length - 1;
  const found = isLast ? there.at(-1) : there[place];
  if (!found) return;
  event.preventDefault();
  found.focus();
}
