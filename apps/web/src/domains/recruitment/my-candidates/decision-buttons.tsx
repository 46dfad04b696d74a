import { clientStageOf } from '@muster/contract/domains/recruitment/client-stage.rules.ts';
import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
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
  const offered = isInHeader ? null : offeredLink(candidate);
  const undo = acts.find(({ decision }) => decision === 'undecided');
  // Beside others it is the rare one. An offer has nothing left to decide but to go back.
  const inMenu = isInHeader || acts.length < 2 ? [] : offered ? acts : acts.filter((act) => act === undo);
  const shown = acts.filter((act) => !inMenu.includes(act));
  const first = offered ?? <InviteButton candidate={candidate} decisions={decisions} isPrimary={isPrimary} />;
  return (
    <div className={styles.buttons} data-in-header={isInHeader || undefined}>
      {isInHeader ? null : first}
      {(isInHeader ? shown : shown.toReversed()).map(({ decision, label }) => (
        <Button
          key={decision}
          busy={decisions.sending === candidate.id && decision !== 'rejected'}
          disabled={decisions.sending !== null}
          aria-label={`${label} ${candidate.name}`}
          onClick={() => decisions.decide(candidate, decision)}
        >
          {label}
        </Button>
      ))}
      {isInHeader ? first : null}
      {inMenu.length === 0 ? null : (
        <span className={styles.more}>
          <MenuButton
            label={`More decisions on ${candidate.name}`}
            entries={inMenu.map(({ decision, label }) => ({
              label,
              onSelect: () => decisions.decide(candidate, decision),
            }))}
          />
        </span>
      )}
    </div>
  );
}

/** With an offer the candidate decides: the client looks at what it knows. */
function offeredLink(candidate: MyCandidate) {
  const { uuid, interview } = candidate;
  if (clientStageOf(candidate) !== 'offered') return null;
  if (interview === null) return <LinkButton to={pathOf('candidateProfile', { uuid })}>Open profile</LinkButton>;
  return (
    <LinkButton to={pathOf('interviewScheduleDetails', { uuid: interview.uuid })}>
      {interview.rating === null ? 'View interview' : 'View feedback'}
    </LinkButton>
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
