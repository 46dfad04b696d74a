import { Button } from '../../ui/button/button.tsx';
import styles from './pending-box.module.css';

/** At the right end of a row. `about`: 'the leave of Ana Reyes'. On tablets and phones the row opens the rejection. */
export function DecisionInRow({ about, isBusy, onApprove, onReject }: DecisionInRowProps) {
  return (
    <span className={styles.inRow}>
      <Button small tone="quiet" disabled={isBusy} aria-label={`Reject ${about}…`} onClick={onReject}>
        Reject…
      </Button>
      <Button small busy={isBusy} aria-label={`Approve ${about}`} onClick={onApprove}>
        Approve
      </Button>
    </span>
  );
}

interface DecisionInRowProps {
  readonly about: string;
  readonly isBusy: boolean;
  readonly onApprove: () => void;
  /** Asks for the reason. */
  readonly onReject: () => void;
}
