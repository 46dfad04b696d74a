import { IconChevronsLeft } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import styles from './board.module.css';

/**
 * A column with its cards. It shows whether it takes the card that is dragged. A folded one is a rail on wide screens, which opens at a
 * press or under a card that it takes.
 */
export function BoardLane({ title, count, dragged, onDrop, note, fold, act, children }: BoardLaneProps) {
  const id = useId();
  const takes = dragged === 'taken';
  return (
    <section
      className={styles.column}
      aria-labelledby={id}
      data-takes={takes || undefined}
      data-refuses={dragged === 'refused' || undefined}
      data-folded={fold?.isFolded || undefined}
      onDragEnter={() => {
        if (takes && fold?.isFolded) fold.onFold(false);
      }}
      onDragOver={(event) => {
        if (takes) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!takes) return;
        event.preventDefault();
        onDrop();
      }}
    >
      {fold?.isFolded ? (
        <button
          type="button"
          className={styles.rail}
          onClick={() => fold.onFold(false)}
          aria-label={`${count} ${title}, open`}
        >
          <span className={styles.count}>{count}</span> {title}
        </button>
      ) : null}
      <div className={styles.headLine}>
        <h2 id={id} className={styles.head}>
          {title} <span className={styles.count}>{count}</span>
        </h2>
        {act}
        {fold && !fold.isFolded ? (
          <span className={styles.folds}>
            <IconButton
              label={`Fold ${title}`}
              icon={<IconChevronsLeft size={16} aria-hidden="true" />}
              onClick={() => fold.onFold(true)}
            />
          </span>
        ) : null}
      </div>
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
  /** Of a column that may be folded. */
  readonly fold?: LaneFold | undefined;
  /** At the right end of the head. */
  readonly act?: ReactNode;
  readonly children: ReactNode;
}

export interface LaneFold {
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}
