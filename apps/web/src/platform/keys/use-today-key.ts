import { useEffect } from 'react';

/** T shows today, unless somebody types or a dialog is open. */
export function useTodayKey(onToday: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]') !== null)
        return;
      onToday();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
