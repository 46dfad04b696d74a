import { isWithTheClient } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import { clientStateWord } from '@muster/contract/domains/recruitment/client-stage.rules.ts';
import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { ApplicationSlot } from '../../../platform/slots/application-slot.tsx';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { type CandidateDecisions, useCandidateDecision } from '../use-candidate-decision.tsx';
import styles from './compared-candidates.module.css';
import { DecisionButtons } from './decision-buttons.tsx';

/** Two to four candidates side by side; the same fact is on the same line. On a phone two share a line. */
export function ComparedCandidates({ candidates }: { readonly candidates: readonly MyCandidate[] }) {
  const decisions = useCandidateDecision();
  const zone = useViewerZone();
  const isKnown = (label: FactLabel) => candidates.some((one) => factsOf(one, zone)[label] !== null);
  const labels = factLabels.filter(isKnown);
  return (
    <>
      <ul className={styles.columns} data-count={candidates.length}>
        {candidates.map((candidate) => (
          <Column key={candidate.uuid} candidate={candidate} labels={labels} decisions={decisions} />
        ))}
      </ul>
      {decisions.panel}
    </>
  );
}

const factLabels = ['Profile', 'Lives in', 'Presented', 'Decided by', 'Reason'] as const;
type FactLabel = (typeof factLabels)[number];

function factsOf(candidate: MyCandidate, zone: string): Readonly<Record<FactLabel, string | null>> {
  const { headline, home_place, presented_at, decided_by, decision, decision_reason } = candidate;
  return {
    Profile: headline,
    'Lives in': home_place,
    Presented: formatWeekday(dayAt(instantOf(presented_at) ?? 0, zone)),
    'Decided by': decision === 'undecided' ? null : decided_by,
    Reason: decision_reason,
  };
}

interface ColumnProps {
  readonly candidate: MyCandidate;
  /** What at least one of the candidates has. */
  readonly labels: readonly FactLabel[];
  readonly decisions: CandidateDecisions;
}

function Column({ candidate, labels, decisions }: ColumnProps) {
  const id = useId();
  const { uuid, name } = candidate;
  const facts = factsOf(candidate, useViewerZone());
  return (
    <li
      className={classNames(cards.box, styles.column)}
      style={{ gridRow: `span ${labels.length + 2}` }}
      aria-labelledby={id}
    >
      <div className={styles.who}>
        <Initials name={name} size={40} />
        <Link id={id} className={styles.name} to={pathOf('candidateProfile', { uuid })}>
          {name}
        </Link>
        <StateBadge word={clientStateWord(candidate)} />
      </div>
      {labels.map((label) => (
        <div key={label} className={styles.fact}>
          <span className={styles.label}>{label}</span>
          <span>{facts[label] ?? '–'}</span>
        </div>
      ))}
      <div className={styles.acts}>
        {isWithTheClient(candidate.stage) ? <ApplicationSlot id={candidate.id} candidate={name} /> : null}
        <DecisionButtons candidate={candidate} decisions={decisions} />
      </div>
    </li>
  );
}
