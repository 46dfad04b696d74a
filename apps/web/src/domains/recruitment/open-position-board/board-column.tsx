import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { positionStatusWords } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import type { PositionStatus } from '@muster/contract/states.ts';
import { useId } from 'react';
import { PositionCard } from './board-card.tsx';
import styles from './open-position-board.module.css';

export type BoardCard = OpenPositionRow;

/** One status. It takes a card that may move to it. */
export function BoardColumn({ status, cards, dragged, onDrag, onMove }: BoardColumnProps) {
  const { data, total } = cards ?? { data: [], total: 0 };
  const id = useId();
  const takes = dragged?.moves?.includes(status) ?? false;
  return (
    <section
      className={styles.column}
      aria-labelledby={id}
      data-takes={takes || undefined}
      data-refuses={(dragged !== null && dragged.status !== status && !takes) || undefined}
      onDragOver={(event) => {
        if (takes) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!takes || dragged === null) return;
        event.preventDefault();
        onMove(dragged, status);
      }}
    >
      <h2 id={id} className={styles.head}>
        {positionStatusWords[status]} <span className={styles.count}>{total}</span>
      </h2>
      <ul className={styles.cards}>
        {data.map((card) => (
          <PositionCard key={card.id} card={card} onDrag={onDrag} onMove={onMove} />
        ))}
      </ul>
      {data.length === 0 ? <p className={styles.none}>No position</p> : null}
      {total > data.length ? <p className={styles.none}>{`${total - data.length} more in the list`}</p> : null}
    </section>
  );
}

interface BoardColumnProps {
  readonly status: PositionStatus;
  readonly cards: { readonly data: readonly OpenPositionRow[]; readonly total: number } | undefined;
  readonly dragged: BoardCard | null;
  readonly onDrag: (card: BoardCard | null) => void;
  readonly onMove: (card: BoardCard, to: PositionStatus) => void;
}
