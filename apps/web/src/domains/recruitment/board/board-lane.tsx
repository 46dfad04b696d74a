import { type ReactNode, useId } from 'react';
import styles from './board.module.css';

/** A column with its cards. It shows whether it takes the card that is dragged. */
export function BoardLane({ title, count, dragged, onDrop, note, children }: BoardLaneProps) {
  const id = useId();
  const takes = dragged === 'taken';
  return (
    <section
      className={styles.column}
      aria-labelledby={id}
      data-takes={takes || undefined}
      data-refuses={dragged === 'refused' || undefined}
      onDragOver={(event) => {
        if (takes) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!takes) return;
        event.preventDefault();
        onDrop();
      }}
    >
      <h2 id={id} className={styles.head}>
        {title} <span className={styles.count}>{count}</span>
      </h2>
      <ul className={styles.cards}>{children}</ul>
      {note === null ? null : <p className={styles.none}>{note}</p>}
    </section>
  );
}

interface BoardLaneProps {
  readonly title: string;
  readonly count: number;
  /** Null: no card is dragged, or one of this column. */
  readonly dragged: 'taken' | 'refused' | null;
  readonly onDrop: () => void;
  /** Below the cards. */
  readonly note: string | null;
  readonly children: ReactNode;
}
