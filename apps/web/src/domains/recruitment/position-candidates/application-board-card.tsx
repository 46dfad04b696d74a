import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import type { ApplicationStage, ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { clientDecisions } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { isDecidable } from '@muster/contract/domains/recruitment/client-decision.rules.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconHourglass } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { ageText } from '../../../platform/format/relative-time.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { ApplicationStageBadge, ClientDecisionBadge } from '../application-status.tsx';
import { decisionLabels, stageMoveLabel } from '../moved-application.ts';
import styles from '../open-position-board/open-position-board.module.css';
import own from './application-board.module.css';

/** Who applies, what the client decided, and how long the application is in its stage. Key M opens its menu. */
export function ApplicationBoardCard({ card, mayDecide, onDrag, onMove, onDecide }: ApplicationBoardCardProps) {
  const item = useRef<HTMLLIElement>(null);
  const zone = useViewerZone();
  const now = useMinute();
  const { candidate, stage, decision, decision_reason, presented_at, work } = card;
  const moves = work?.moves ?? [];
  const decisions = mayDecide && isDecidable(stage) ? clientDecisions.filter((one) => one !== decision) : [];
  const entries = [
    ...moves.map((to) => ({ label: stageMoveLabel(to), onSelect: () => onMove(card, to) })),
    ...decisions.map((to) => ({ label: decisionLabels[to], onSelect: () => onDecide(card, to) })),
  ];
  const isEnded = stage === 'rejected' || stage === 'withdrawn';
  return (
    <li
      ref={item}
      className={styles.card}
      draggable={moves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', candidate.name);
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
        <Link className={styles.title} to={pathOf('candidateDetails', { id: candidate.id })} draggable={false}>
          {candidate.name}
        </Link>
        {entries.length > 0 ? (
          <MenuButton label={`${work ? 'Move' : 'Decide on'} ${candidate.name}`} entries={entries} />
        ) : null}
      </div>
      <p className={styles.client}>{candidate.headline ?? candidate.home_place}</p>
      <p className={styles.line}>
        {presented_at === null ? 'Not presented yet' : `Presented ${formatDateTime(presented_at, zone)}`}
      </p>
      {isEnded ? (
        <div className={own.decision}>
          <ApplicationStageBadge stage={stage} />
        </div>
      ) : null}
      {presented_at === null ? null : (
        <div className={own.decision}>
          <ClientDecisionBadge decision={decision} />
        </div>
      )}
      {decision_reason === null ? null : <p className={own.reason}>“{decision_reason}”</p>}
      {work ? (
        <p className={styles.foot}>
          <span>
            <IconHourglass size={14} aria-hidden="true" /> {ageText(work.stage_since, { now, zone })}
          </span>
          {work.decided_by ? <span>{work.decided_by}</span> : null}
        </p>
      ) : null}
    </li>
  );
}

interface ApplicationBoardCardProps {
  readonly card: ApplicationCard;
  readonly mayDecide: boolean;
  readonly onDrag: (card: ApplicationCard | null) => void;
  readonly onMove: (card: ApplicationCard, to: ApplicationStage) => void;
  readonly onDecide: (card: ApplicationCard, to: ClientDecision) => void;
}
