import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { fittingLines, usualHeight } from './fitting-lines.ts';

const padding = 16;
const border = 1;

/** Lines share what is left of the room, so that the height of one says nothing. */
function leastHeight(line: Element): number {
  const parts = [...line.children].map((part) => part.getBoundingClientRect().height);
  return Math.max(usualHeight, Math.max(...parts) + padding + border);
}

/** How many lines fit in a list that takes the room it is given; `usual` in one that is as high as its lines. */
export function useFittingLines(list: RefObject<HTMLElement | null>, usual: number): number {
  // A line that did not fit keeps its height, so that it is not tried again.
  const heights = useRef<number[]>([]);
  const [count, setCount] = useState(usual);
  const measure = useCallback(() => {
    const element = list.current;
    if (element === null) return;
    if (getComputedStyle(element).overflowY !== 'hidden' || element.clientHeight === 0) return setCount(usual);
    for (const [index, line] of [...element.children].entries()) heights.current[index] = leastHeight(line);
    setCount(fittingLines(element.clientHeight, heights.current));
  }, [list, usual]);
  // Lines that were added are measured before they are seen.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    if (list.current === null) return;
    const observer = new ResizeObserver(measure);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list, measure]);
  return count;
}
