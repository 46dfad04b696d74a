import { type RefObject, useLayoutEffect } from 'react';
import { type Placement, placePopover } from './place-popover.ts';

/** Shows a `popover` element in the top layer and keeps it next to its anchor while the page scrolls or changes. */
export function usePlacedPopover({ opened, anchor, popover, placement, gap = 6 }: PlacedPopover): void {
  useLayoutEffect(() => {
    const element = popover.current;
    const target = anchor.current;
    if (!opened || element === null || target === null) return;
    element.showPopover();
    if (placement === 'none') return;
    const place = () => {
      element.style.maxHeight = '';
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const below = placement === 'right' ? headOf(target) : 0;
      const spot = placePopover({ anchor: target.getBoundingClientRect(), size, viewport, placement, gap, below });
      element.style.left = `${spot.left}px`;
      element.style.top = `${spot.top}px`;
      element.style.maxHeight = `${spot.maxHeight}px`;
      if (spot.beside === null) return;
      element.dataset.side = spot.beside.side;
      element.style.setProperty('--arrow', `${spot.beside.arrow}px`);
    };
    place();
    const placeUnlessInside = (event: Event) => {
      if (!(event.target instanceof Node && element.contains(event.target))) place();
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener('scroll', placeUnlessInside, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', placeUnlessInside, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [opened, anchor, popover, placement, gap]);
}

/** Where the content of the anchor's scroller begins, below what stays in view at its top. */
function headOf(anchor: HTMLElement): number {
  for (let box = anchor.parentElement; box !== null; box = box.parentElement) {
    const { overflowY, scrollPaddingTop } = getComputedStyle(box);
    if (overflowY === 'auto' || overflowY === 'scroll')
      return box.getBoundingClientRect().top + (Number.parseFloat(scrollPaddingTop) || 0);
  }
  return 0;
}

interface PlacedPopover {
  readonly opened: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly popover: RefObject<HTMLElement | null>;
  /** None: the style sheet says where. */
  readonly placement: Placement | 'none';
  readonly gap?: number | undefined;
}
