import { type RefObject, useEffect } from 'react';

/** Marks at which sides a scrolling box has hidden content, so that pinned columns show their edge only then. */
export function useScrollEdges(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      element.toggleAttribute('data-hidden-left', scrollLeft > 1);
      element.toggleAttribute('data-hidden-right', scrollWidth - clientWidth - scrollLeft > 1);
    };
    // Also fires once at the beginning, after the layout instead of forcing one.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', update);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [region]);
}
