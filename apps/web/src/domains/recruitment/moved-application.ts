import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import {
  type ApplicationStage,
  applicationStageWords,
  type ClientDecision,
  clientDecisionWords,
} from '@muster/contract/domains/recruitment/applications.constants.ts';

interface Named {
  readonly candidate: Pick<ApplicationCard['candidate'], 'name'>;
}

export const movedApplicationText = ({ candidate }: Named, to: ApplicationStage): string =>
  `${candidate.name} is now in ${applicationStageWords[to].toLowerCase()}.`;

/** For the menus of a card; three dots where something is asked. */
export function stageMoveLabel(to: ApplicationStage, from?: ApplicationStage): string {
  if (to === 'presented') return 'Present to the client';
  if (to === 'rejected') return 'Reject…';
  if (to === 'withdrawn') return from === 'hired' ? 'Take the hire back…' : 'Candidate withdrew…';
  if (to === 'hired') return 'Hire…';
  return `Move to ${applicationStageWords[to].toLowerCase()}`;
}

/** Ending an application asks why. */
export const asksWhy = (to: ApplicationStage): to is 'rejected' | 'withdrawn' =>
  to === 'rejected' || to === 'withdrawn';

export const decisionLabels = {
  undecided: 'Take the decision back',
  shortlisted: 'Shortlist',
  'wants interview': 'Ask for interview',
  rejected: 'Not a fit…',
} as const satisfies Readonly<Record<ClientDecision, string>>;

export const decidedText = ({ candidate }: Named, to: ClientDecision): string =>
  `${candidate.name}: ${clientDecisionWords[to].toLowerCase()}.`;
