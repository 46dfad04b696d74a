import { usePageKeys } from '../../../platform/keys/use-page-keys.ts';

/** The left and right arrows show the period before and after, unless a bar, a field or a dialog has the keys. */
export function useStepKeys(onStep: (by: 1 | -1) => void): void {
  usePageKeys((key, { shiftKey }) => {
    if (shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
    onStep(key === 'ArrowLeft' ? -1 : 1);
    return true;
  });
}
