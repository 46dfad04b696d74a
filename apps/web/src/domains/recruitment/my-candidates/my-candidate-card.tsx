import { clientStageOf, clientStateWord } from '@muster/contract/domains/recruitment/client-stage.rules.ts';
import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconNote } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { agoText } from '../../../platform/format/relative-time.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/input/checkbox.tsx';
import { interviewWhen, ratingText } from '../candidate-interview.ts';
import type { CandidateDecisions } from '../use-candidate-decision.tsx';
import { DecisionButtons, ShortlistStar } from './decision-buttons.tsx';
import styles from './my-candidates.module.css';

/** Who was presented, what was decided, and what can be decided now. */
export function MyCandidateCard({ candidate, decisions, compare }: MyCandidateCardProps) {
  const id = useId();
  const zone = useViewerZone();
  const now = useMinute();
  const { uuid, name, headline, home_place, presented_at, decision_reason, interview, note } = candidate;
  const isToDecide = clientStageOf(candidate) === 'to-decide';
  return (
    <li className={classNames(cards.box, styles.card)} aria-labelledby={id}>
      <div className={styles.who}>
        <Initials name={name} size={40} />
        <div className={styles.texts}>
          <Link id={id} className={styles.name} to={pathOf('candidateProfile', { uuid })}>
            {name}
          </Link>
          {headline === null ? null : <p className={styles.headline}>{headline.replace(/ (years?)$/u, '\u00a0$1')}</p>}
        </div>
        <ShortlistStar candidate={candidate} decisions={decisions} />
        {compare ? (
          <label className={styles.compare} htmlFor={`${id}-compare`}>
            <Checkbox
              id={`${id}-compare`}
              checked={compare.isChosen}
              disabled={!compare.isChosen && compare.isFull}
              onChange={() => compare.onToggle(uuid)}
              aria-label={`Compare ${name}`}
            />
            Compare
          </label>
        ) : null}
      </div>
      <p className={styles.line}>
        {[home_place, `Presented ${agoText(presented_at, { now, zone })}`].filter(Boolean).join(' · ')}
      </p>
      {isToDecide ? null : (
        <div className={styles.state}>
          <StateBadge word={clientStateWord(candidate)} />
          <span>{stateText(candidate)}</span>
        </div>
      )}
      {interview === null ? null : (
        <p className={styles.reason}>
          {interview.status === 'Scheduled' ? 'Interview' : 'Interviewed'} {interviewWhen(interview, zone).text}
          {interview.rating === null ? '' : ` · Your feedback ${ratingText(interview.rating)}`}
        </p>
      )}
      {decision_reason === null ? null : <p className={styles.reason}>“{decision_reason}”</p>}
      {note === null ? null : (
        <p className={styles.note} title={note}>
          <IconNote size={14} aria-label="Note of your recruiter" /> <span>{note}</span>
        </p>
      )}
      <DecisionButtons candidate={candidate} decisions={decisions} isPrimary={isToDecide} />
    </li>
  );
}

/** Who decided, or whose turn it is once there is an offer. */
function stateText({ stage, decision, decided_by }: MyCandidate): string | null {
  if (stage === 'offered' && decision !== 'rejected') return 'Waiting for the candidate';
  return decided_by === null || decision === 'undecided' ? null : `by ${decided_by}`;
}

export interface CompareChoice {
  readonly isChosen: boolean;
  readonly isFull: boolean;
  readonly onToggle: (uuid: string) => void;
}

interface MyCandidateCardProps {
  readonly candidate: MyCandidate;
  readonly decisions: CandidateDecisions;
  /** Null for those that are not compared. */
  readonly compare: CompareChoice | null;
}
