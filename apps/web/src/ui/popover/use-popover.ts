import { type RefObject, useEffect, useRef } from 'react';
import type { Placement } from './place-popover.ts';
import { usePlacedPopover } from './use-placed-popover.ts';

/**
 * Behavior of an open box next to its anchor: it is in the top layer, takes the focus, and closes on Escape (which
 * returns the focus to the anchor), on a press outside and when the focus leaves.
 */
export function usePopover({ anchor, popover, placement, gap, onClose }: PopoverBehaviour): void {
  usePlacedPopover({ opened: true, anchor, popover, placement, gap });
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => focusInside(popover.current), [popover]);
  useEffect(() => {
    const element = popover.current;
    if (element === null) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !element.contains(target) && !anchor.current?.contains(target);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // The dialog below stays open.
      event.stopPropagation();
      event.preventDefault();
      anchor.current?.focus();
      close.current();
    };
    const onFocusOut = (event: FocusEvent) => {
      if (isOutside(event.relatedTarget)) close.current();
    };
    const onPress = (event: PointerEvent) => {
      if (isOutside(event.target)) close.current();
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onFocusOut);
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('pointerdown', onPress, { capture: true });
    };
  }, [popover, anchor]);
}

interface PopoverBehaviour {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly popover: RefObject<HTMLElement | null>;
  readonly placement: Placement | 'none';
  readonly gap?: number | undefined;
  readonly onClose: () => void;
}

const focusable = 'input:not([type="hidden"]), select, textarea, button:not(:disabled), a[href], [tabindex="0"]';

function focusInside(element: HTMLElement | null): void {
  if (element === null || element.contains(document.activeElement)) return;
  const wished = element.querySelector<HTMLElement>('[data-autofocus]');
  (wished ?? element.querySelector<HTMLElement>(focusable) ?? element).focus({ preventScroll: true });
}
