import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls a strip of days so that the chosen one is in its middle, once for each period. */
export function useChosenInSight(strip: RefObject<HTMLElement | null>, firstDay: string | undefined): void {
  useLayoutEffect(() => {
    const box = strip.current;
    const chosen = box?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!box || !chosen || firstDay === undefined) return;
    const [at, whole] = [chosen.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollLeft += at.left + at.width / 2 - whole.left - whole.width / 2;
  }, [strip, firstDay]);
}
