import { useEffect } from 'react';

/**
 * Returns the focus to where it was when a dialog closes or is removed. Mantine handles only dialogs that were rendered
 * before they opened; ours load on first use.
 */
export function useFocusReturn(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const before = takeOver() ?? document.activeElement;
    return () => {
      const atClose = document.activeElement;
      // After the dialog's own elements are removed, and unless something else has taken the focus on purpose.
      const timer = setTimeout(() => {
        leaving = null;
        const focused = document.activeElement;
        const isFree = focused === null || focused === document.body || focused === atClose;
        if (isFree) focusFirst(before, document.getElementById('main'));
      });
      leaving = { before, timer };
    };
  }, [opened]);
}

let leaving: { readonly before: Element | null; readonly timer: ReturnType<typeof setTimeout> } | null = null;

/** The button that opened a dialog is gone if its row was deleted: the keyboard then continues in the page's content. */
function focusFirst(...places: readonly (Element | null)[]): void {
  const place = places.find((one) => one instanceof HTMLElement && one.isConnected && one !== document.body);
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

/**
 * A dialog that replaces another, such as a form its skeleton, returns the focus to where it was before the first. So does one that opens while
 * another closes, even if its box has the focus already.
 */
function takeOver(): Element | null {
  const focused = document.activeElement;
  const isOpener = focused !== null && focused !== document.body && focused.closest('[role="dialog"]') === null;
  if (leaving === null || isOpener) return null;
  const { before, timer } = leaving;
  clearTimeout(timer);
  leaving = null;
  return before;
}
