import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { blockBetween, type CellBlock, type CellPlace, isSamePlace } from './calendar-keys.ts';
import { cellAt, placeOf } from './cell-place.ts';

interface DragQuestion {
  readonly onOpen: (place: CellPlace, cell: HTMLElement) => void;
  readonly onAssign: (block: CellBlock) => void;
}

/** A click opens a cell; a drag that begins on an empty one assigns all cells that it passes. Escape cancels it. */
export function useCellDrag({ onOpen, onAssign }: DragQuestion) {
  const [drag, setDrag] = useState<{ readonly start: CellPlace; readonly end: CellPlace } | null>(null);
  const wasDragged = useRef(false);
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setDrag(null);
    };
    document.addEventListener('keydown', cancel);
    window.addEventListener('blur', cancel);
    document.addEventListener('pointercancel', cancel);
    return () => {
      document.removeEventListener('keydown', cancel);
      window.removeEventListener('blur', cancel);
      document.removeEventListener('pointercancel', cancel);
    };
  }, [isDragging]);
  const isMoved = drag !== null && !isSamePlace(drag.start, drag.end);
  return {
    block: isMoved ? blockBetween(drag.start, drag.end) : null,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      // On touch screens a drag scrolls.
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const start = placeOf(event.target);
      const isEmpty = event.target instanceof Element && event.target.closest('[data-empty]') !== null;
      if (start && isEmpty) setDrag({ start, end: start });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const end = drag && placeOf(event.target);
      if (end && !isSamePlace(end, drag.end)) setDrag({ ...drag, end });
    },
    onPointerUp: () => {
      wasDragged.current = isMoved;
      if (isMoved) onAssign(blockBetween(drag.start, drag.end));
      setDrag(null);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const place = placeOf(event.target);
      const cell = place && cellAt(event.currentTarget, place);
      if (cell && !wasDragged.current) onOpen(place, cell);
    },
  };
}
