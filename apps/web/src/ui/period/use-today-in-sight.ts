import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls a calendar that is wider than its box, once for each period: to today, or to the first day if today is not in it. */
export function useTodayInSight(scroller: RefObject<HTMLElement | null>, period: string): void {
  const shown = useRef('');
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null || shown.current === period) return;
    shown.current = period;
    box.scrollLeft += distanceToToday(box) ?? -box.scrollLeft;
  });
}

/** Null without today, 0 if all of its column is visible, otherwise the distance that makes it the first visible day. */
function distanceToToday(box: HTMLElement): number | null {
  const people = box.querySelector('thead th')?.getBoundingClientRect();
  const day = box.querySelector('thead [data-today]')?.getBoundingClientRect();
  if (!people || !day) return null;
  const { left, right } = box.getBoundingClientRect();
  const first = left + people.width;
  return day.left < first - 1 || day.right > right + 1 ? day.left - first : 0;
}
