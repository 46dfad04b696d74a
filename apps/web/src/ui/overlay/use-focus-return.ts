import { useEffect } from 'react';

/**
 * Gives the focus back to where it was when a dialog closes or is taken away. Mantine's own way knows only dialogs that
 * were there before they opened; ours load with their first use.
 */
export function useFocusReturn(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      const atClose = document.activeElement;
      // After the dialog's own elements are gone, and unless something else has taken the focus on purpose.
      setTimeout(() => {
        const focused = document.activeElement;
        const isFree = focused === null || focused === document.body || focused === atClose;
        if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}
