import { type RefObject, useLayoutEffect, useState } from 'react';
import { type RowRange, visibleRows } from './visible-rows.ts';

/** The rows of `body` to draw, while the page or a part around it scrolls. */
export function useVisibleRows(body: RefObject<HTMLElement | null>, rowHeight: number, total: number): RowRange {
  const [seen, setSeen] = useState({ top: 0, height: 0 });
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const element = body.current;
      if (element === null) return;
      const scroller = element.closest('[data-scroller]');
      const top = Math.max(0, scroller?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
      const height = Math.min(window.innerHeight, scroller?.clientHeight || window.innerHeight);
      const next = { top: Math.max(0, Math.floor(top / rowHeight) * rowHeight), height };
      setSeen((before) => (before.top === next.top && before.height === next.height ? before : next));
    };
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', measureSoon, { capture: true, passive: true });
    window.addEventListener('resize', measureSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', measureSoon, { capture: true });
      window.removeEventListener('resize', measureSoon);
    };
  }, [body, rowHeight]);
  return visibleRows({ ...seen, rowHeight, total });
}
