import type { LeaveCalendarSide } from '@muster/contract/domains/leave/leave-calendar.policy.ts';
import { Kbd } from '../../../ui/kbd/kbd.tsx';
import styles from './leave-calendar.module.css';

/** What the bars and grounds mean. Client users and colleagues see no request that waits. */
export function LeaveLegend({ side, hasLimits }: LeaveLegendProps) {
  return (
    <footer className={styles.legend}>
      <ul className={styles.kinds} aria-label="Colors">
        <li>
          <span className={styles.swatch} data-kind={side === 'client' ? 'class' : 'approved'} aria-hidden="true" />
          {side === 'client' ? 'On leave' : 'Approved'}
        </li>
        {side === 'client' ? null : (
          <li>
            <span className={styles.swatch} data-kind="pending" aria-hidden="true" />
            Pending
          </li>
        )}
        <li>
          <span className={styles.swatch} data-kind="holiday" aria-hidden="true" />
          Holiday
        </li>
        <li>
          <span className={styles.swatch} data-kind="weekend" aria-hidden="true" />
          Rest day
        </li>
        {hasLimits ? (
          <>
            <li>
              <span className={styles.swatch} data-kind="at" aria-hidden="true" />
              At the team's limit
            </li>
            <li>
              <span className={styles.swatch} data-kind="over" aria-hidden="true" />
              Over it
            </li>
          </>
        ) : null}
      </ul>
      <span className={styles.hint}>
        {side === 'staff' ? (
          <>
            <Kbd>J</Kbd> <Kbd>K</Kbd> next request{' '}
          </>
        ) : null}
        <Kbd>Enter</Kbd> open <Kbd>T</Kbd> today
      </span>
    </footer>
  );
}

interface LeaveLegendProps {
  readonly side: LeaveCalendarSide;
  /** A shown team has a limit of how many may be away. */
  readonly hasLimits: boolean;
}
