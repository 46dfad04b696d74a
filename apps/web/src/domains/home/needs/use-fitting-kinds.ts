import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type FittingRoom, fittingCount } from './fitting-count.ts';

/** How many buttons fit beside the title. A button in the menu keeps its last width, so that it can return. */
export function useFittingKinds(row: RefObject<HTMLElement | null>, kinds: readonly string[]): number {
  const measured = useRef(new Map<string, number>());
  const [room, setRoom] = useState<FittingRoom | null>(null);
  const shown = kinds.join(' ');
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = () => {
      // Not laid out.
      if (element.clientWidth === 0) return;
      for (const button of element.querySelectorAll<HTMLElement>('[data-filter]'))
        measured.current.set(button.dataset.filter ?? '', button.offsetWidth);
      const widths = shown.split(' ').map((kind) => measured.current.get(kind) ?? 0);
      setRoom({ available: element.clientWidth, all: measured.current.get('all') ?? 0, widths });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, shown]);
  return room === null ? kinds.length : fittingCount(room);
}
