import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { IconPlus } from '@tabler/icons-react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { BoardLane, type LaneFold } from '../board/board-lane.tsx';
import { ApplicationBoardCard } from './application-board-card.tsx';
import type { BoardStage } from './board-stages.ts';
import type { CardActs } from './card-entries.ts';

/** One stage, or those that end an application. It takes a card that may move to the first of them. */
export function ApplicationColumn({
  column,
  cards,
  dragged,
  fold,
  acts,
  openId,
  onAdd,
  ...shared
}: ApplicationColumnProps) {
  const [target] = column.stages;
  const isOther = dragged !== null && !column.stages.includes(dragged.stage);
  const isHire = target === 'hired' && dragged !== null && acts.mayHire(dragged);
  const takes = isHire || (target !== undefined && (dragged?.work?.moves.includes(target) ?? false));
  return (
    <BoardLane
      title={column.title}
      count={cards.length}
      dragged={isOther ? (takes ? 'taken' : 'refused') : null}
      onDrop={() => {
        if (dragged && target) acts.move(dragged, target);
      }}
      note={cards.length === 0 ? 'No candidate' : null}
      fold={fold}
      act={
        onAdd ? (
          <IconButton
            label={`Add to ${column.title.toLowerCase()}`}
            icon={<IconPlus size={16} aria-hidden="true" />}
            onClick={onAdd}
          />
        ) : null
      }
    >
      {cards.map((card) => (
        <ApplicationBoardCard key={card.id} card={card} acts={acts} isOpen={card.id === openId} {...shared} />
      ))}
    </BoardLane>
  );
}

interface ApplicationColumnProps {
  readonly column: BoardStage;
  readonly cards: readonly ApplicationCard[];
  readonly dragged: ApplicationCard | null;
  readonly fold: LaneFold | undefined;
  readonly acts: CardActs;
  /** Of the column in which applications begin. */
  readonly onAdd: (() => void) | undefined;
  /** The card beside the board. */
  readonly openId: number | undefined;
  readonly onDrag: (card: ApplicationCard | null) => void;
  readonly onOpen: (card: ApplicationCard) => void;
}
