import { ticketPriorityLabel } from '@muster/contract';
import styles from './priority-mark.module.css';

/** Three bars, more of them filled the more urgent; red from high on. */
export function PriorityMark({ priority, isNamed = true }: PriorityMarkProps) {
  return (
    <span
      className={styles.mark}
      data-priority={priority}
      {...(isNamed
        ? { role: 'img', 'aria-label': `Priority ${ticketPriorityLabel(priority)}` }
        : { 'aria-hidden': true })}
    >
      <span />
      <span />
      <span />
    </span>
  );
}

interface PriorityMarkProps {
  readonly priority: 1 | 2 | 3 | 4;
  /** False beside its word. */
  readonly isNamed?: boolean;
}

/** In a column: the bars beside their word. */
export const PriorityWord = ({ priority }: Pick<PriorityMarkProps, 'priority'>) => (
  <span className={styles.word}>
    <PriorityMark priority={priority} isNamed={false} />
    {ticketPriorityLabel(priority)}
  </span>
);
