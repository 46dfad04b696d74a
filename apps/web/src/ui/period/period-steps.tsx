import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import styles from './period.module.css';

/** Today, the period before and the one after, and what is shown. `label` null: not known yet. */
export function PeriodSteps({ label, onToday, onStep }: PeriodStepsProps) {
  const disabled = label === null;
  return (
    <>
      <Button aria-keyshortcuts="t" disabled={disabled} onClick={onToday}>
        Today
      </Button>
      <span className={styles.steps}>
        <IconButton
          label="Earlier"
          disabled={disabled}
          icon={<IconChevronLeft size={18} aria-hidden="true" />}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label="Later"
          disabled={disabled}
          icon={<IconChevronRight size={18} aria-hidden="true" />}
          onClick={() => onStep(1)}
        />
      </span>
      <span className={styles.period}>{label}</span>
    </>
  );
}

interface PeriodStepsProps {
  readonly label: string | null;
  readonly onToday: () => void;
  readonly onStep: (by: 1 | -1) => void;
}
