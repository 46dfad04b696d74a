import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { positionPriorityLabels } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { PositionStatus } from '@muster/contract/states.ts';
import { IconHourglass } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { ageText } from '../../../platform/format/relative-time.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { moveLabel } from '../moved-position.ts';
import styles from './open-position-board.module.css';

/** Title, client, places, owner, and how long it is in its status. */
export function PositionCard({ card, onDrag, onMove }: PositionCardProps) {
  const item = useRef<HTMLLIElement>(null);
  const moves = card.moves ?? [];
  const { id, title, client, status, status_since, headcount, filled_count, owner, priority } = card;
  const age = ageText(status_since, { now: useMinute(), zone: useViewerZone() });
  return (
    <li
      ref={item}
      className={styles.card}
      draggable={moves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', title);
        onDrag(card);
      }}
      onDragEnd={() => onDrag(null)}
      onKeyDown={(event) => {
        if (event.key !== 'm' && event.key !== 'M') return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        item.current?.querySelector<HTMLButtonElement>('button[aria-haspopup="menu"][aria-expanded="false"]')?.click();
      }}
    >
      <div className={styles.top}>
        <Link className={styles.title} to={pathOf('openPositionDetails', { id })} draggable={false}>
          {title}
        </Link>
        {moves.length > 0 ? (
          <MenuButton
            label={`Move ${title} of ${client}`}
            entries={moves.map((to) => ({ label: moveLabel(status, to), onSelect: () => onMove(card, to) }))}
          />
        ) : null}
      </div>
      <p className={styles.client}>{client}</p>
      <p className={styles.line}>{[`${filled_count} of ${headcount} filled`, owner].filter(Boolean).join(' · ')}</p>
      <p className={styles.foot}>
        <span>
          <IconHourglass size={14} aria-hidden="true" /> {age}
        </span>
        {priority === 'urgent' || priority === 'high' ? (
          <span className={styles.priority} data-priority={priority}>
            {positionPriorityLabels[priority]}
          </span>
        ) : null}
      </p>
    </li>
  );
}

interface PositionCardProps {
  readonly card: OpenPositionRow;
  readonly onDrag: (card: OpenPositionRow | null) => void;
  readonly onMove: (card: OpenPositionRow, to: PositionStatus) => void;
}
