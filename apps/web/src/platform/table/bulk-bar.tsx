import { countText } from '@muster/contract/counted.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './data-table.module.css';
import type { RecordList } from './use-record-list.ts';

/** Replaces the toolbar while rows are selected. */
export function BulkBar<Row>({ label, list, canSelectAll, children }: BulkBarProps<Row>) {
  const { selection, total = 0, rows } = list;
  const offersAll = canSelectAll && !selection.all && selection.ofPage === 'all' && total > rows.length;
  return (
    <section className={styles.bulk} aria-label="Selected rows">
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

interface BulkBarProps<Row> {
  readonly label: string;
  readonly list: RecordList<Row>;
  /** Whether the actions work on all results, not only on loaded rows. */
  readonly canSelectAll: boolean;
  readonly children: ReactNode;
}
