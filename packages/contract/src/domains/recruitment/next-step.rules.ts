import type { ApplicationStage, ClientDecision } from './applications.constants.ts';

interface Progress {
  readonly stage: ApplicationStage;
  readonly decision: ClientDecision;
  /** The latest that is planned or was held. */
  readonly interview: { readonly has_ended: boolean; readonly has_feedback: boolean } | null;
}

type NextStep =
  | 'screen'
  | 'present'
  | 'client decision'
  | 'book interview'
  | 'meet'
  | 'feedback'
  | 'offer'
  | 'answer'
  | 'end';

/** What has to happen next with an application; null once it is settled. */
export function nextStepOf({ stage, decision, interview }: Progress): NextStep | null {
  if (stage === 'new') return 'screen';
  if (stage === 'screening') return 'present';
  if (stage === 'offered') return 'answer';
  if (stage !== 'presented' && stage !== 'interview') return null;
  if (decision === 'rejected') return 'end';
  if (interview !== null) {
    if (!interview.has_ended) return 'meet';
    return interview.has_feedback ? 'offer' : 'feedback';
  }
  return stage === 'presented' && decision === 'undecided' ? 'client decision' : 'book interview';
}

/** `hours`: since the step could be done. The client's decision and the feedback are due within a day, the rest within five. */
export function isSlowStep(step: NextStep | null, hours: number): boolean {
  if (step === null || step === 'meet') return false;
  return hours > (step === 'client decision' || step === 'feedback' ? 24 : 5 * 24);
}

const forward = {
  new: 'screening',
  screening: 'presented',
  presented: 'offered',
  interview: 'offered',
} as const satisfies Partial<Readonly<Record<ApplicationStage, ApplicationStage>>>;

/** Where the usual way leads from a stage. Hiring is no move. */
export const stageAfter = (stage: ApplicationStage): ApplicationStage | null =>
  stage in forward ? forward[stage as keyof typeof forward] : null;
