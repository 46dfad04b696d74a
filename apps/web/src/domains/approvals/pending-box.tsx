import { type ReactNode, useContext } from 'react';
import { useDecisions, useHeldDecisions } from '../../platform/feedback/decisions.ts';
import { formatShortDateTime } from '../../platform/format/dates.ts';
import { usePageKeys } from '../../platform/keys/use-page-keys.ts';
import { SelectingContext } from '../../platform/table/row-look.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import styles from './pending-box.module.css';

/**
 * What waits for a decision, with the decision. A approves, R asks for the reason of a rejection, unless rows of the list are selected: then
 * both belong to the selection.
 */
export function PendingBox({ thing, since, zone, isBusy, onApprove, onReject, children }: PendingBoxProps) {
  const decisions = useDecisions();
  const isHeld = useHeldDecisions() && !isBusy;
  const hasKeys = !useContext(SelectingContext);
  const reject = () => {
    if (!decisions.areHeld()) onReject();
  };
  usePageKeys(
    (key) => {
      if (key === 'a') onApprove();
      else if (key === 'r') reject();
      else return false;
      return true;
    },
    { isOn: hasKeys && !isBusy },
  );
  return (
    <section className={styles.box} aria-label={`Pending ${thing}`}>
      <div className={styles.head}>
        <h3>{titles[thing]}</h3>
        <StatusBadge tone="amber">Pending</StatusBadge>
        <time dateTime={since}>{formatShortDateTime(since, zone)}</time>
      </div>
      {children}
      <div className={styles.decide}>
        <Button disabled={isBusy} aria-disabled={isHeld} trailing={hasKeys ? <Key>R</Key> : null} onClick={reject}>
          Reject…
        </Button>
        <Button
          tone="primary"
          busy={isBusy}
          aria-disabled={isHeld}
          trailing={hasKeys && !isBusy ? <Key>A</Key> : null}
          onClick={onApprove}
        >
          {isBusy ? 'Approving...' : `Approve ${thing}`}
        </Button>
      </div>
    </section>
  );
}

const titles = { correction: 'Correction', overtime: 'Overtime', leave: 'Leave', ticket: 'Ticket' } as const;

const Key = ({ children }: { readonly children: string }) => (
  <span className={styles.key} aria-hidden="true">
    <Kbd>{children}</Kbd>
  </span>
);

interface PendingBoxProps {
  readonly thing: keyof typeof titles;
  /** When it was requested. */
  readonly since: string;
  readonly zone: string;
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  /** Asks for the reason. */
  readonly onReject: () => void;
  readonly children: ReactNode;
}
