import { useSyncExternalStore } from 'react';

const compactQuery = '(max-width: 859.98px)';

/** Whether the window is narrow (below 860 px): cards instead of tables, full-screen panels. */
export function useCompact(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(compactQuery).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(compactQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
