import type { TableColumn } from './table-column.ts';
import { wholeWidths } from './whole-columns.ts';

/** On a tablet: sets the widths of a table that is wider than its box (`wholeWidths`), also for the next sizes of the window. */
export function hold<Row>(box: HTMLElement | null, columns: readonly TableColumn<Row>[]): void {
  if (box === null) return;
  const texts = new Set(columns.filter(isText).map(({ id }) => id));
  const fit = () => {
    const table = box.querySelector('table');
    const heads = [...box.querySelectorAll<HTMLElement>('thead th')];
    table?.removeAttribute('data-whole');
    for (const part of [table, ...heads]) part?.style.removeProperty('width');
    if (!table || window.innerWidth >= tabletEnd || box.scrollWidth <= box.clientWidth) return;
    const measured = heads.map((head) => ({
      // A part of a pixel less would cut the longest content.
      width: Math.ceil(head.getBoundingClientRect().width),
      isPinned: head.dataset.pinned !== undefined,
      heading: headingOf(head),
      isText: texts.has(head.dataset.column ?? ''),
    }));
    const widths = wholeWidths(measured, box.clientWidth);
    table.style.width = `${widths.reduce((sum, width) => sum + width, 0)}px`;
    for (const [index, head] of heads.entries()) head.style.width = `${widths[index]}px`;
    table.setAttribute('data-whole', '');
  };
  fit();
  held.get(box)?.disconnect();
  const observer = new ResizeObserver(fit);
  held.set(box, observer);
  observer.observe(box);
}

/** From its left edge to the right one of its last part, with the padding of a cell. */
function headingOf(head: HTMLElement): number {
  const last = [...(head.firstElementChild?.children ?? [])].findLast((part) => part.getClientRects().length > 0);
  if (!last) return 0;
  return Math.ceil(last.getBoundingClientRect().right - head.getBoundingClientRect().left) + cellPadding;
}

const cellPadding = 8;

/** As `useTablet`. */
const tabletEnd = 860;

const held = new WeakMap<HTMLElement, ResizeObserver>();

/** Of a column that is not: a time, a figure or a state, which is never cut off. */
const isText = <Row>({ isSized, card, filter, grow, maxWidth }: TableColumn<Row>) =>
  !isSized &&
  (grow || maxWidth !== undefined || (card !== 'badge' && ['text', 'select', 'multi'].includes(filter?.kind ?? '')));
