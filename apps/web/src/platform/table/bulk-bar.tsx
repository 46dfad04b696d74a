import { countText } from '@muster/contract/counted.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './data-table.module.css';
import type { RecordList } from './use-record-list.ts';

/** Replaces the toolbar while rows are selected. */
export function BulkBar<Row>({ label, list, canSelectAll, children }: BulkBarProps<Row>) {
  const { selection, total = 0, rows } = list;
  const offersAll = canSelectAll && !selection.all && selection.ofPage === 'all' && total > rows.length;
  const bar = useRef<HTMLElement>(null);
  const isAll = selection.all !== null;
  // The button that was pressed leaves with its bar; without it the focus would be lost.
  useEffect(() => {
    if (isAll) focusIfLost(bar.current);
  }, [isAll]);
  useEffect(() => () => void requestAnimationFrame(() => focusIfLost(document.getElementById('main'))), []);
  return (
    <section ref={bar} tabIndex={-1} className={styles.bulk} aria-label="Selected rows">
      <span className={styles.bulkCount} role="status">
        {selection.all ? `All ${countText(total)} selected` : `${countText(selection.count)} selected`}
      </span>
      {offersAll ? (
        <Button tone="quiet" onClick={() => void selection.selectAll()}>
          {`Select all ${countText(total)} ${label.toLowerCase()}`}
        </Button>
      ) : null}
      {children}
      <Button tone="quiet" onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  );
}

function focusIfLost(place: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body)
    place?.focus({ preventScroll: true });
}

interface BulkBarProps<Row> {
  readonly label: string;
  readonly list: RecordList<Row>;
  /** Whether the actions work on all results, not only on loaded rows. */
  readonly canSelectAll: boolean;
  readonly children: ReactNode;
}
