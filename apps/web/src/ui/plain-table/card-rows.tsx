import type { ReactNode } from 'react';
import { CardNote } from '../card/card-note.tsx';
import styles from './card-rows.module.css';
import opening from './opens.module.css';
import type { RowOpening } from './plain-table.tsx';

/** The rows of a short table on phones, as the cards of other lists: what the row is, its state on the right, its figures, its buttons. */
export function CardRows<Row>({ label, rows, rowId, empty, card, opens }: CardRowsProps<Row>) {
  if (rows.length === 0) return <CardNote>{empty}</CardNote>;
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => {
        const { title, badge, line, more, actions } = card(row);
        return (
          <li key={rowId(row)} className={styles.row} data-opens={opens ? true : undefined}>
            <div className={styles.title}>
              {opens ? (
                <button
                  type="button"
                  className={opening.opens}
                  aria-label={opens.label(row)}
                  onClick={() => opens.run(row)}
                >
                  {title}
                </button>
              ) : (
                title
              )}
            </div>
            <div className={styles.badge}>{badge}</div>
            <div className={styles.line}>{line}</div>
            <div className={styles.actions}>{actions}</div>
            {more ? <div className={styles.more}>{more}</div> : null}
          </li>
        );
      })}
    </ul>
  );
}

export interface RowCard {
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  readonly line?: ReactNode;
  /** Across the card, below the rest. */
  readonly more?: ReactNode;
  readonly actions?: ReactNode;
}

interface CardRowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string | number;
  readonly empty: string;
  readonly card: (row: Row) => RowCard;
  readonly opens?: RowOpening<Row>;
}
