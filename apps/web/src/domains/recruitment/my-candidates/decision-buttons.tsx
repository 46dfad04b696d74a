import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { CandidateDecisions } from '../use-candidate-decision.tsx';
import { decisionActs } from './decision-acts.ts';
import styles from './decision-buttons.module.css';
import { InviteButton } from './invite-button.tsx';

/** The acts of one candidate, the invitation first, or last in a header. On a phone it has the larger part of the line. */
export function DecisionButtons({ candidate, decisions, isPrimary = true, isInHeader = false }: DecisionButtonsProps) {
  const { decision: made } = candidate;
  // The star shortlists, and takes that back.
  const acts = decisions.mayDecide
    ? decisionActs(candidate).filter(
        ({ decision }) => !(decision === 'shortlisted' || (decision === 'undecided' && made === 'shortlisted')),
      )
    : [];
  const invitation = <InviteButton candidate={candidate} decisions={decisions} isPrimary={isPrimary} />;
  return (
    <div className={styles.buttons} data-in-header={isInHeader || undefined}>
      {isInHeader ? null : invitation}
      {(isInHeader ? acts : acts.toReversed()).map(({ decision, label, short }) => (
        <Button
          key={decision}
          busy={decisions.sending === candidate.id && decision !== 'rejected'}
          disabled={decisions.sending !== null}
          aria-label={`${label} ${candidate.name}`}
          onClick={() => decisions.decide(candidate, decision)}
        >
          {short ?? label}
        </Button>
      ))}
      {isInHeader ? invitation : null}
    </div>
  );
}

interface DecisionButtonsProps extends ShortlistStarProps {
  readonly isPrimary?: boolean;
  readonly isInHeader?: boolean;
}

/** Keeps a candidate in mind, and takes that back. */
export function ShortlistStar({ candidate, decisions }: ShortlistStarProps) {
  const { name, stage, decision } = candidate;
  const isKept = decision === 'shortlisted';
  if (!decisions.mayDecide || stage !== 'presented' || (decision !== 'undecided' && !isKept)) return null;
  return (
    <IconButton
      label={isKept ? `Remove ${name} from the shortlist` : `Shortlist ${name}`}
      icon={isKept ? <IconStarFilled size={18} aria-hidden="true" /> : <IconStar size={18} aria-hidden="true" />}
      className={isKept ? styles.kept : undefined}
      disabled={decisions.sending !== null}
      onClick={() => decisions.decide(candidate, isKept ? 'undecided' : 'shortlisted')}
    />
  );
}

interface ShortlistStarProps {
  readonly candidate: MyCandidate;
  readonly decisions: CandidateDecisions;
}
