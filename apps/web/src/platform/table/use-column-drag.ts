import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { moved } from './list-looks.ts';

/**
 * Moves lines of a list: by dragging with a pointer, by Alt with the arrow keys in a line, and by the arrow keys alone
 * on its grip. The focus goes along.
 */
export function useColumnDrag<Line extends { readonly id: string }>(
  lines: readonly Line[],
  onMove: (id: string, to: number) => void,
) {
  const list = useRef<HTMLUListElement>(null);
  const focus = useRef<HTMLElement | null>(null);
  const [drag, setDrag] = useState<{ readonly id: string; readonly to: number } | null>(null);
  // A line that is moved in the document loses the focus.
  useLayoutEffect(() => {
    focus.current?.focus();
    focus.current = null;
  });
  const ids = drag
    ? moved(
        lines.map(({ id }) => id),
        drag.id,
        drag.to,
      )
    : lines.map(({ id }) => id);
  return {
    list,
    dragged: drag?.id,
    shown: ids.flatMap((id) => lines.find((line) => line.id === id) ?? []),
    onKeyDown: (event: KeyboardEvent<HTMLElement>, id: string) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      const { target } = event;
      if (step === 0 || !(target instanceof HTMLElement)) return;
      if (!event.altKey && target.tagName !== 'BUTTON') return;
      event.preventDefault();
      focus.current = target;
      onMove(id, lines.findIndex((line) => line.id === id) + step);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => {
      const box = list.current;
      if (event.button !== 0 || box === null) return;
      const placeAt = (y: number) => {
        const height = box.firstElementChild?.getBoundingClientRect().height ?? 1;
        return Math.floor((y - box.getBoundingClientRect().top + box.scrollTop) / height);
      };
      const from = lines.findIndex((line) => line.id === id);
      let to = from;
      const following = new AbortController();
      const over = { signal: following.signal };
      window.addEventListener(
        'pointermove',
        ({ clientY }) => {
          to = Math.max(0, Math.min(lines.length - 1, placeAt(clientY)));
          setDrag({ id, to });
        },
        over,
      );
      const end = (isKept: boolean) => {
        following.abort();
        setDrag(null);
        if (isKept && to !== from) onMove(id, to);
      };
      window.addEventListener('pointerup', () => end(true), over);
      window.addEventListener('pointercancel', () => end(false), over);
    },
  };
}
