import { useEffect, useRef } from 'react';
import { useDecisions, useHeldDecisions } from '../../platform/feedback/decisions.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './pending-box.module.css';

/** At the right end of a row. `about`: 'the leave of Ana Reyes'. On tablets and phones the row opens the rejection. */
export function DecisionInRow({ about, isBusy, onApprove, onReject }: DecisionInRowProps) {
  const decisions = useDecisions();
  const isHeld = useHeldDecisions() && !isBusy;
  const isDecided = useRef(false);
  // Its place goes to the next row, under the same pointer.
  useEffect(
    () => () => {
      if (isDecided.current) decisions.hold();
    },
    [decisions],
  );
  const approve = () => {
    isDecided.current = true;
    onApprove();
  };
  const reject = () => {
    if (!decisions.areHeld()) onReject();
  };
  return (
    <span className={styles.inRow}>
      <Button
        small
        tone="quiet"
        disabled={isBusy}
        aria-disabled={isHeld}
        aria-label={`Reject ${about}…`}
        onClick={reject}
      >
        Reject…
      </Button>
      <Button small busy={isBusy} aria-disabled={isHeld} aria-label={`Approve ${about}`} onClick={approve}>
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
