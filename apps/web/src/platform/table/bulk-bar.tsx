import { countText } from '@muster/contract/counted.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { useTablet } from '../../ui/use-compact.ts';
import type { BulkActions } from './bulk-actions.ts';
import styles from './data-table.module.css';
import { ListExport } from './export-menu.tsx';
import type { RecordList } from './use-record-list.ts';

/** In the foot of the table while rows are selected. */
export function BulkBar<Row>({ label, list, bulk, children }: BulkBarProps<Row>) {
  const { selection, total = 0 } = list;
  const offersAll = bulk.canSelectAll === true && !selection.all && total > selection.count;
  const isTablet = useTablet();
  const bar = useRef<HTMLElement>(null);
  const isAll = selection.all;
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
        <button type="button" className={styles.selectAll} onClick={() => void selection.selectAll()}>
          {`Select all ${countText(total)}`}
        </button>
      ) : null}
      <span className={styles.divider} />
      {bulk.actions?.(selection)}
      <ListExport label={label} list={list} isSelection isIcon={isTablet} />
      <Button tone="quiet" aria-label="Clear selection" trailing={<Kbd>Esc</Kbd>} onClick={selection.clear}>
        Clear
      </Button>
      <div className={styles.bulkPages}>{children}</div>
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
  readonly bulk: BulkActions<Row>;
  /** Range and pages. */
  readonly children: ReactNode;
}
