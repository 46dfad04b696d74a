import type { ReactNode } from 'react';
import styles from './card-section.module.css';

/** One of several sections of a flush card, divided by lines. */
export function CardSection({ label, head, children }: CardSectionProps) {
  return (
    <section className={styles.section} aria-label={label}>
      <div className={styles.head}>{head}</div>
      {children}
    </section>
  );
}

interface CardSectionProps {
  readonly label: string;
  /** Title and badges, in one row. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}
