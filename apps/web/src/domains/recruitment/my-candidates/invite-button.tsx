import { isWithTheClient } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { ApplicationSlot } from '../../../platform/slots/application-slot.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import type { CandidateDecisions } from '../use-candidate-decision.tsx';
import { mayAskForInterview } from './decision-acts.ts';

/** The interview that is planned, or the invitation to one: at a free time, or left to the recruiter. */
export function InviteButton({ candidate, decisions, isPrimary = false }: InviteButtonProps) {
  const { id, name, stage, interview } = candidate;
  if (interview?.status === 'Scheduled')
    return <LinkButton to={pathOf('interviewScheduleDetails', { uuid: interview.uuid })}>View interview</LinkButton>;
  if (!isWithTheClient(stage) || candidate.decision === 'rejected') return null;
  const onArrange =
    decisions.mayDecide && mayAskForInterview(candidate)
      ? () => decisions.decide(candidate, 'wants interview')
      : undefined;
  return (
    <ApplicationSlot
      id={id}
      candidate={name}
      isPrimary={isPrimary && mayAskForInterview(candidate)}
      onArrange={onArrange}
    />
  );
}

interface InviteButtonProps {
  readonly candidate: MyCandidate;
  readonly decisions: CandidateDecisions;
  readonly isPrimary?: boolean;
}
