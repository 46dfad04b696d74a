import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import type { ApplicationStage, ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { BoardLane } from '../board/board-lane.tsx';
import { ApplicationBoardCard } from './application-board-card.tsx';
import type { BoardStage } from './board-stages.ts';

/** One stage, or those that end an application. It takes a card that may move to the first of them. */
export function ApplicationColumn({ column, cards, dragged, mayHire, onMove, ...acts }: ApplicationColumnProps) {
  const [target] = column.stages;
  const isOther = dragged !== null && !column.stages.includes(dragged.stage);
  const isHire = target === 'hired' && dragged !== null && mayHire(dragged);
  const takes = isHire || (target !== undefined && (dragged?.work?.moves.includes(target) ?? false));
  return (
    <BoardLane
      title={column.title}
      count={cards.length}
      dragged={isOther ? (takes ? 'taken' : 'refused') : null}
      onDrop={() => {
        if (dragged && target) onMove(dragged, target);
      }}
      note={cards.length === 0 ? 'No candidate' : null}
    >
      {cards.map((card) => (
        <ApplicationBoardCard key={card.id} card={card} mayHire={mayHire} onMove={onMove} {...acts} />
      ))}
    </BoardLane>
  );
}

interface ApplicationColumnProps {
  readonly column: BoardStage;
  readonly cards: readonly ApplicationCard[];
  readonly dragged: ApplicationCard | null;
  readonly mayDecide: boolean;
  readonly mayHire: (card: ApplicationCard) => boolean;
  readonly onDrag: (card: ApplicationCard | null) => void;
  readonly onMove: (card: ApplicationCard, to: ApplicationStage) => void;
  readonly onDecide: (card: ApplicationCard, to: ClientDecision) => void;
}
