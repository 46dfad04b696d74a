import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A box with a border of one pixel: heading on the left, actions on the right, content below. */
export function Card({ title, note, actions, flush, children }: CardProps) {
  return (
    <section className={styles.card} data-flush={flush || undefined}>
      {title || actions ? (
        <div className={styles.head}>
          {title ? (
            <h2 className={styles.title}>
              {title} {note == null ? null : <span>{note}</span>}
            </h2>
          ) : null}
          {actions}
        </div>
      ) : null}
      <div className={styles.body}>{children}</div>
    </section>
  );
}

interface CardProps {
  readonly title?: string;
  /** After the title, in gray: a month, a number. */
  readonly note?: string | number | undefined;
  readonly actions?: ReactNode;
  /** Content without padding: for tables and lists. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}
