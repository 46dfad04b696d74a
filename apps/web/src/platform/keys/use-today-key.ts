import { usePageKeys } from './use-page-keys.ts';

/** T shows today. */
export function useTodayKey(onToday: () => void): void {
  usePageKeys((key) => {
    if (key !== 't') return false;
    onToday();
    return true;
  });
}
