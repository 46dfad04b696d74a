import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { candidateSourceLabels } from '@muster/contract/domains/recruitment/candidates.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconStarFilled } from '@tabler/icons-react';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Unseen } from '../../../ui/unseen/unseen.tsx';
import { EmployeeLink } from '../../employees/index.ts';
import { ApplicationStageBadge, ClientDecisionBadge } from '../application-status.tsx';
import styles from '../board/board.module.css';
import { BoardAge, BoardItem } from '../board/board-item.tsx';
import own from './application-board.module.css';
import { type CardActs, cardEntries } from './card-entries.ts';
import { isSlowCard, nextStepText } from './next-step-text.ts';

/** Who applies, what comes next, and how long the application is in its stage. A press shows the candidate beside the board. */
export function ApplicationBoardCard({ card, acts, isOpen, onDrag, onOpen }: ApplicationBoardCardProps) {
  const { candidate, stage, presented_at, work } = card;
  const about = work ? candidateSourceLabels[work.source] : (candidate.headline ?? candidate.home_place);
  const isEnded = stage === 'rejected' || stage === 'withdrawn';
  const now = useMinute();
  return (
    <BoardItem
      id={card.id}
      title={candidate.name}
      to={pathOf('candidateDetails', { id: candidate.id })}
      before={<Initials name={candidate.name} size={28} />}
      below={about ? <p className={own.about}>{about}</p> : null}
      menu={{
        label: `${work ? 'Move' : 'Decide on'} ${candidate.name}`,
        entries: cardEntries(card, acts),
      }}
      isMovable={(work?.moves.length ?? 0) > 0}
      onDrag={(isDragged) => onDrag(isDragged ? card : null)}
      opening={{ isOpen, onOpen: () => onOpen(card) }}
    >
      <NextStep card={card} />
      {isEnded || (work === undefined && presented_at !== null) ? (
        <div className={own.decision}>
          {isEnded ? <ApplicationStageBadge stage={stage} /> : null}
          {presented_at === null ? null : <ClientDecisionBadge decision={card.decision} />}
        </div>
      ) : null}
      {work?.employee ? (
        <p className={styles.line}>
          Employee: <EmployeeLink {...work.employee} />
        </p>
      ) : null}
      {work ? (
        <p className={styles.foot}>
          <BoardAge since={work.stage_since} isSlow={isSlowCard(card, now)} />
          {work.score === null ? null : (
            <span className={own.score}>
              <IconStarFilled size={14} aria-hidden="true" />
              <Unseen>Score</Unseen> {work.score.toFixed(1)}
            </span>
          )}
        </p>
      ) : null}
    </BoardItem>
  );
}

function NextStep({ card }: { readonly card: ApplicationCard }) {
  const zone = useViewerZone();
  const text = nextStepText(card, { now: useMinute(), zone });
  if (text !== null) return <p className={styles.line}>{text}</p>;
  if (card.work || card.presented_at === null) return <p className={own.gap} />;
  return <p className={styles.line}>{`Presented ${formatDateTime(card.presented_at, zone)}`}</p>;
}

interface ApplicationBoardCardProps {
  readonly card: ApplicationCard;
  readonly acts: CardActs;
  readonly isOpen: boolean;
  readonly onDrag: (card: ApplicationCard | null) => void;
  readonly onOpen: (card: ApplicationCard) => void;
}
