import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import type { ApplicationStage, ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { clientDecisions } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { isDecidable } from '@muster/contract/domains/recruitment/client-decision.rules.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { EmployeeLink } from '../../employees/index.ts';
import { ApplicationStageBadge, ClientDecisionBadge } from '../application-status.tsx';
import styles from '../board/board.module.css';
import { BoardAge, BoardItem } from '../board/board-item.tsx';
import { decisionLabels, stageMoveLabel } from '../moved-application.ts';
import own from './application-board.module.css';

/** Who applies, what the client decided, and how long the application is in its stage. */
export function ApplicationBoardCard({
  card,
  mayDecide,
  mayHire,
  onDrag,
  onMove,
  onDecide,
}: ApplicationBoardCardProps) {
  const zone = useViewerZone();
  const { candidate, stage, decision, decision_reason, presented_at, work } = card;
  const moves = work?.moves ?? [];
  const decisions = mayDecide && isDecidable(stage) ? clientDecisions.filter((one) => one !== decision) : [];
  const about = [candidate.headline, candidate.home_place].filter(Boolean).join(' · ');
  return (
    <BoardItem
      title={candidate.name}
      to={pathOf('candidateDetails', { id: candidate.id })}
      menu={{
        label: `${work ? 'Move' : 'Decide on'} ${candidate.name}`,
        entries: [
          ...(mayHire(card) ? [{ label: stageMoveLabel('hired'), onSelect: () => onMove(card, 'hired') }] : []),
          ...moves.map((to) => ({ label: stageMoveLabel(to, stage), onSelect: () => onMove(card, to) })),
          ...decisions.map((to) => ({ label: decisionLabels[to], onSelect: () => onDecide(card, to) })),
        ],
      }}
      isMovable={moves.length > 0}
      onDrag={(isDragged) => onDrag(isDragged ? card : null)}
    >
      {about === '' ? null : <p className={styles.client}>{about}</p>}
      <p className={styles.line}>
        {presented_at === null ? 'Not presented yet' : `Presented ${formatDateTime(presented_at, zone)}`}
      </p>
      <CardBadges card={card} />
      {decision_reason === null ? null : <p className={own.reason}>“{decision_reason}”</p>}
      {work?.employee ? (
        <p className={styles.line}>
          <EmployeeLink {...work.employee} />
        </p>
      ) : null}
      {work ? (
        <p className={styles.foot}>
          <BoardAge since={work.stage_since} />
          {work.decided_by ? <span>{work.decided_by}</span> : null}
        </p>
      ) : null}
    </BoardItem>
  );
}

/** How it ended, and what the client decided. */
function CardBadges({ card: { stage, presented_at, decision } }: { readonly card: ApplicationCard }) {
  const isEnded = stage === 'rejected' || stage === 'withdrawn';
  if (!isEnded && presented_at === null) return null;
  return (
    <div className={own.decision}>
      {isEnded ? <ApplicationStageBadge stage={stage} /> : null}
      {presented_at === null ? null : <ClientDecisionBadge decision={decision} />}
    </div>
  );
}

interface ApplicationBoardCardProps {
  readonly card: ApplicationCard;
  readonly mayDecide: boolean;
  readonly mayHire: (card: ApplicationCard) => boolean;
  readonly onDrag: (card: ApplicationCard | null) => void;
  readonly onMove: (card: ApplicationCard, to: ApplicationStage) => void;
  readonly onDecide: (card: ApplicationCard, to: ClientDecision) => void;
}
