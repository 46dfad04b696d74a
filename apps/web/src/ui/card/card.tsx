import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A box with a one pixel line: heading left, actions right, content under them. */
export function Card({ title, actions, flush, children }: CardProps) {
  return (
    <section className={styles.card} data-flush={flush || undefined}>
      {title || actions ? (
        <div className={styles.head}>
          {title ? <h2 className={styles.title}>{title}</h2> : null}
          {actions}
        </div>
      ) : null}
      <div className={styles.body}>{children}</div>
    </section>
  );
}

interface CardProps {
  readonly title?: string;
  readonly actions?: ReactNode;
  /** Content to the edges: for tables and lists. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}
