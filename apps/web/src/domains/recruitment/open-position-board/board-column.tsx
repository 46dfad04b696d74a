import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { positionStatusWords } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import type { PositionStatus } from '@muster/contract/states.ts';
import { BoardLane } from '../board/board-lane.tsx';
import { PositionCard } from './board-card.tsx';

export type BoardCard = OpenPositionRow;

/** One status. It takes a card that may move to it. */
export function BoardColumn({ status, cards, dragged, onDrag, onMove }: BoardColumnProps) {
  const { data, total } = cards ?? { data: [], total: 0 };
  const isOther = dragged !== null && dragged.status !== status;
  return (
    <BoardLane
      title={positionStatusWords[status]}
      count={total}
      dragged={isOther ? (dragged.moves?.includes(status) ? 'taken' : 'refused') : null}
      onDrop={() => {
        if (dragged) onMove(dragged, status);
      }}
      note={data.length === 0 ? 'No position' : total > data.length ? `${total - data.length} more in the list` : null}
    >
      {data.map((card) => (
        <PositionCard key={card.id} card={card} onDrag={onDrag} onMove={onMove} />
      ))}
    </BoardLane>
  );
}

interface BoardColumnProps {
  readonly status: PositionStatus;
  readonly cards: { readonly data: readonly OpenPositionRow[]; readonly total: number } | undefined;
  readonly dragged: BoardCard | null;
  readonly onDrag: (card: BoardCard | null) => void;
  readonly onMove: (card: BoardCard, to: PositionStatus) => void;
}
