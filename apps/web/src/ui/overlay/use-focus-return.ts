import { useEffect } from 'react';

/**
 * Gives the focus back to where it was when a dialog closes or is taken away. Mantine's own way knows only dialogs that
 * were there before they opened; ours load with their first use.
 */
export function useFocusReturn(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const before = takeOver() ?? document.activeElement;
    return () => {
      const atClose = document.activeElement;
      // After the dialog's own elements are gone, and unless something else has taken the focus on purpose.
      const timer = setTimeout(() => {
        leaving = null;
        const focused = document.activeElement;
        const isFree = focused === null || focused === document.body || focused === atClose;
        if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
      leaving = { before, timer };
    };
  }, [opened]);
}

let leaving: { readonly before: Element | null; readonly timer: ReturnType<typeof setTimeout> } | null = null;

/** A dialog in the place of another, as a form in that of its skeleton, gives the focus back to where the first had it from. */
function takeOver(): Element | null {
  if (leaving === null || document.activeElement !== document.body) return null;
  const { before, timer } = leaving;
  clearTimeout(timer);
  leaving = null;
  return before;
}
