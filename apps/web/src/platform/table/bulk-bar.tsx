import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './data-table.module.css';

/** In the place of the toolbar while rows are selected. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <section className={styles.bulk} aria-label="Selected rows">
      <span className={styles.bulkCount} role="status">
        {count.toLocaleString('en')} selected
      </span>
      {children}
      <Button tone="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  );
}

interface BulkBarProps {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}
