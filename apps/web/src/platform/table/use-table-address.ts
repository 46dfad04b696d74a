import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readView, writeView } from './table-address.ts';
import type { TableShape } from './table-shape.ts';
import type { TableView } from './table-view.ts';

/**
 * The view of a table, kept in the address: it survives a reload, can be sent to somebody, and the Back button works.
 * Typing in the search box replaces the entry of the history instead of adding one. Keep `shape` stable.
 */
export function useTableAddress(shape: TableShape): [TableView, (next: TableView) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params, shape), [params, shape]);
  const setView = useCallback(
    (next: TableView) => {
      setParams((before) => writeView(before, next, shape), { replace: next.search !== view.search });
    },
    [setParams, shape, view.search],
  );
  return [view, setView];
}
