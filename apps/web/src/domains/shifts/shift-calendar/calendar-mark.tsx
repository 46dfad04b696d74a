import type { CalendarMark as Mark } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { IconArrowsExchange } from '@tabler/icons-react';
import styles from './calendar-mark.module.css';

/** Says that a day has a conflict or a swap. `inCorner`: over the corner of its cell. */
export function CalendarMark({ mark, inCorner }: CalendarMarkProps) {
  return (
    <span className={styles.mark} data-mark={mark} data-corner={inCorner} aria-hidden="true">
      {mark === 'conflict' ? '!' : <IconArrowsExchange size={11} stroke={2.5} />}
    </span>
  );
}

interface CalendarMarkProps {
  readonly mark: Mark;
  readonly inCorner?: true;
}
