import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { blockBetween, type CellBlock, type CellPlace, isSamePlace, movedCell, scrolledTo } from './calendar-keys.ts';
import { rowHeight } from './calendar-row.tsx';
import { cellAt, placeOf } from './cell-place.ts';

interface FocusQuestion {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly total: number;
  readonly columns: number;
  readonly onOpen: (place: CellPlace, cell: HTMLElement) => void;
  readonly onAssign: (block: CellBlock) => void;
}

/** One cell is in the order of Tab. The arrow keys move it, also to rows that are not drawn yet; Enter opens it and N assigns. */
export function useCellFocus({ scroller, total, columns, onOpen, onAssign }: FocusQuestion) {
  const [focused, setFocused] = useState<CellPlace>({ row: 0, column: 0 });
  const awaited = useRef<CellPlace | null>(null);
  useEffect(() => {
    const place = awaited.current;
    const cell = place && scroller.current && cellAt(scroller.current, place);
    if (!cell) return;
    awaited.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(event.target);
    const box = scroller.current;
    if (from === null || box === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'enter' || key === 'n') {
      event.preventDefault();
      const cell = cellAt(box, from);
      if (key === 'n') onAssign(blockBetween(from, from));
      else if (cell) onOpen(from, cell);
      return;
    }
    const height = box.clientHeight - headHeight;
    const page = Math.max(1, Math.floor(height / rowHeight) - 1);
    const next = movedCell(from, event.key, { rows: total, columns, page });
    if (next === null) return;
    event.preventDefault();
    awaited.current = next;
    setFocused(next);
    box.scrollTop = scrolledTo(next.row, { top: box.scrollTop, height, rowHeight });
  };
  const onFocus = (event: { readonly target: EventTarget }) => {
    const place = placeOf(event.target);
    if (place) setFocused((before) => (isSamePlace(before, place) ? before : place));
  };
  return { focused, onKeyDown, onFocus };
}

const headHeight = 44;
