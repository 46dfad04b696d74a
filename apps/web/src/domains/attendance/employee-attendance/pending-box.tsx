import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import styles from './day-quick-view.module.css';

/** What waits for a decision on a day, with the decision. */
export function PendingBox({ thing, since, zone, isBusy, onApprove, onReject, children }: PendingBoxProps) {
  return (
    <section className={styles.box} aria-label={`Pending ${thing}`}>
      <div className={styles.boxHead}>
        <h3>{thing === 'overtime' ? 'Overtime' : 'Correction'}</h3>
        <StatusBadge tone="amber">Pending</StatusBadge>
        <time dateTime={since}>{formatDateTime(since, zone)}</time>
      </div>
      {children}
      <div className={styles.decide}>
        <Button disabled={isBusy} onClick={onReject}>
          Reject…
        </Button>
        <Button tone="primary" busy={isBusy} icon={<IconCheck aria-hidden="true" />} onClick={onApprove}>
          {isBusy ? 'Approving...' : `Approve ${thing}`}
        </Button>
      </div>
    </section>
  );
}

interface PendingBoxProps {
  readonly thing: 'correction' | 'overtime';
  /** When it was requested. */
  readonly since: string;
  readonly zone: string;
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  /** Asks for the reason. */
  readonly onReject: () => void;
  readonly children: ReactNode;
}
