import { isWithTheClient } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import { clientStateWord } from '@muster/contract/domains/recruitment/client-stage.rules.ts';
import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { ApplicationSlot } from '../../../platform/slots/application-slot.tsx';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { type CandidateDecisions, useCandidateDecision } from '../use-candidate-decision.tsx';
import styles from './compared-candidates.module.css';
import { DecisionButtons } from './decision-buttons.tsx';

/** Two to four candidates side by side; the same fact is on the same line. On a phone two share a line. */
export function ComparedCandidates({ candidates }: { readonly candidates: readonly MyCandidate[] }) {
  const decisions = useCandidateDecision();
  return (
    <>
      <ul className={styles.columns} data-count={candidates.length}>
        {candidates.map((candidate) => (
          <Column key={candidate.uuid} candidate={candidate} decisions={decisions} />
        ))}
      </ul>
      {decisions.panel}
    </>
  );
}

function Column({ candidate, decisions }: { readonly candidate: MyCandidate; readonly decisions: CandidateDecisions }) {
  const id = useId();
  const zone = useViewerZone();
  const { uuid, name, headline, home_place, presented_at, decided_by, decision, decision_reason } = candidate;
  const facts = [
    ['Profile', headline],
    ['Lives in', home_place],
    ['Presented', formatDateTime(presented_at, zone)],
    ['Decided by', decision === 'undecided' ? null : decided_by],
    ['Reason', decision_reason],
  ] as const;
  return (
    <li className={styles.column} aria-labelledby={id}>
      <div className={styles.who}>
        <Initials name={name} size={40} />
        <Link id={id} className={styles.name} to={pathOf('candidateProfile', { uuid })}>
          {name}
        </Link>
        <StateBadge word={clientStateWord(candidate)} />
      </div>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <span className={styles.label}>{label}</span>
          <span>{value ?? '–'}</span>
        </div>
      ))}
      <div className={styles.acts}>
        <DecisionButtons candidate={candidate} decisions={decisions} />
        {isWithTheClient(candidate.stage) ? <ApplicationSlot id={candidate.id} candidate={name} /> : null}
      </div>
    </li>
  );
}
