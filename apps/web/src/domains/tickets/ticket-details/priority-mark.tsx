import { ticketPriorityLabel } from '@muster/contract';
import styles from './priority-mark.module.css';

/** Three bars, more of them filled the more urgent; red from high on. */
export function PriorityMark({ priority }: { readonly priority: 1 | 2 | 3 | 4 }) {
  return (
    <span
      className={styles.mark}
      data-priority={priority}
      role="img"
      aria-label={`Priority ${ticketPriorityLabel(priority)}`}
    >
      <span />
      <span />
      <span />
    </span>
  );
}
