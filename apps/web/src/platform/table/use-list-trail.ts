import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { leaveList } from '../record/left-list.ts';
import type { RecordList } from './use-record-list.ts';

/** Leaves a trail to the record that is opened from the list, however it is opened: by its name, its row, or a menu. */
export function useListTrail<Row extends object>(
  { queryKey, rows }: RecordList<Row>,
  rowHref: ((row: Row) => string) | undefined,
): void {
  const { pathname, search } = useLocation();
  const latest = useRef<(to: string) => void>(() => undefined);
  useEffect(() => {
    const hrefs = rowHref ? rows.map(rowHref) : [];
    latest.current = (to) => leaveList({ queryKey, rows, hrefs, address: pathname + search }, to);
  });
  useEffect(() => () => latest.current(window.location.pathname), []);
}
