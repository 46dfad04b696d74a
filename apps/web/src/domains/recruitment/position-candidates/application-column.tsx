import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import type { ApplicationStage, ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { useId } from 'react';
import styles from '../open-position-board/open-position-board.module.css';
import { ApplicationBoardCard } from './application-board-card.tsx';
import type { BoardStage } from './board-stages.ts';

/** One stage, or those that end an application. It takes a card that may move to the first of them. */
export function ApplicationColumn({ column, cards, dragged, onMove, ...acts }: ApplicationColumnProps) {
  const id = useId();
  const [target] = column.stages;
  const takes = target !== undefined && (dragged?.work?.moves.includes(target) ?? false);
  const refuses = dragged !== null && !column.stages.includes(dragged.stage) && !takes;
  return (
    <section
      className={styles.column}
      aria-labelledby={id}
      data-takes={takes || undefined}
      data-refuses={refuses || undefined}
      onDragOver={(event) => {
        if (takes) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!takes || dragged === null || target === undefined) return;
        event.preventDefault();
        onMove(dragged, target);
      }}
    >
      <h2 id={id} className={styles.head}>
        {column.title} <span className={styles.count}>{cards.length}</span>
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <ApplicationBoardCard key={card.id} card={card} onMove={onMove} {...acts} />
        ))}
      </ul>
      {cards.length === 0 ? <p className={styles.none}>No candidate</p> : null}
    </section>
  );
}

interface ApplicationColumnProps {
  readonly column: BoardStage;
  readonly cards: readonly ApplicationCard[];
  readonly dragged: ApplicationCard | null;
  readonly mayDecide: boolean;
  readonly onDrag: (card: ApplicationCard | null) => void;
  readonly onMove: (card: ApplicationCard, to: ApplicationStage) => void;
  readonly onDecide: (card: ApplicationCard, to: ClientDecision) => void;
}
