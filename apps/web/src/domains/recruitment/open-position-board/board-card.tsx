import { counted } from '@muster/contract/counted.ts';
import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { positionPriorityLabels } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import type { PositionStatus } from '@muster/contract/states.ts';
import styles from '../board/board.module.css';
import { BoardAge, BoardItem } from '../board/board-item.tsx';
import { moveLabel } from '../moved-position.ts';
import { positionPath } from '../open-position-list/position-path.ts';
import { waitingText } from '../open-position-list/waiting-text.ts';

/** Title, client, places, owner, and how long it is in its status. */
export function PositionCard({ card, onDrag, onMove }: PositionCardProps) {
  const { id, title, client, status, status_since, headcount, filled_count, owner, priority, candidates } = card;
  const { moves = [] } = card;
  // Only those who recruit have moves.
  const waiting = waitingText(card, card.moves ? 'with client' : 'with you');
  return (
    <BoardItem
      id={id}
      title={title}
      to={positionPath(card)}
      menu={{
        label: `Move ${title} of ${client}`,
        entries: moves.map((to) => ({ label: moveLabel(status, to), onSelect: () => onMove(card, to) })),
      }}
      isMovable={moves.length > 0}
      onDrag={(isDragged) => onDrag(isDragged ? card : null)}
    >
      <p className={styles.client}>{client}</p>
      <p className={styles.line}>{[`${filled_count} of ${headcount} filled`, owner].filter(Boolean).join(' · ')}</p>
      <p className={styles.line}>
        {counted(candidates, 'candidate')}
        {waiting === null ? null : (
          <>
            {' · '}
            <span className={styles.waiting}>{waiting}</span>
          </>
        )}
      </p>
      <p className={styles.foot}>
        <BoardAge since={status_since} />
        {priority === 'urgent' || priority === 'high' ? (
          <span className={styles.priority} data-priority={priority}>
            {positionPriorityLabels[priority]}
          </span>
        ) : null}
      </p>
    </BoardItem>
  );
}

interface PositionCardProps {
  readonly card: OpenPositionRow;
  readonly onDrag: (card: OpenPositionRow | null) => void;
  readonly onMove: (card: OpenPositionRow, to: PositionStatus) => void;
}
