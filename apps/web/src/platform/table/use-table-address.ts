import { useCallback, useMemo } from 'react';
import { useLatestAddress } from '../address/use-latest-address.ts';
import { readView, writeView } from './table-address.ts';
import type { TableShape } from './table-shape.ts';
import { changesOf, type TableView } from './table-view.ts';

/**
 * The view of a table, kept in the address: it survives a reload, can be shared, and the Back button works. Typing in
 * the search box replaces the history entry instead of adding one. Keep `shape` stable.
 */
export function useTableAddress(shape: TableShape): [TableView, (next: TableView) => void] {
  const { address, latest, navigate } = useLatestAddress();
  const view = useMemo(() => readView(address, shape), [address, shape]);
  const setView = useCallback(
    (next: TableView) => {
      const merged = { ...readView(latest.current, shape), ...changesOf(view, next) };
      navigate(writeView(latest.current, merged, shape), { replace: next.search !== view.search });
    },
    [navigate, latest, shape, view],
  );
  return [view, setView];
}
