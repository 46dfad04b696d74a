import type { ReactNode } from 'react';
import styles from './calendar-legend.module.css';

/** At the lower edge of a calendar: what its colors mean, and on wide windows its keys. */
export function CalendarLegend({ kinds, children }: CalendarLegendProps) {
  return (
    <footer className={styles.legend}>
      <ul className={styles.kinds} aria-label="Colors">
        {kinds.map(({ label, swatch }) => (
          <li key={label}>
            {swatch}
            {label}
          </li>
        ))}
      </ul>
      <span className={styles.hint}>{children}</span>
    </footer>
  );
}

export interface LegendKind {
  readonly label: string;
  readonly swatch: ReactNode;
}

interface CalendarLegendProps {
  readonly kinds: readonly LegendKind[];
  /** Keys. */
  readonly children: ReactNode;
}
