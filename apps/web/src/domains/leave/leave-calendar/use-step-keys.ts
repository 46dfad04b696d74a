import { useEffect } from 'react';
import { takesKeys } from '../../../platform/keys/takes-keys.ts';

/** The left and right arrows show the period before and after, unless a bar, a field or a dialog has the keys. */
export function useStepKeys(onStep: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
      if (by === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.defaultPrevented || takesKeys(event.target)) return;
      onStep(by);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
