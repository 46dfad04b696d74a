import type { StateWord } from '../../state-words.ts';
import { isLiving } from './application-stage.rules.ts';
import {
  type ApplicationStage,
  applicationStageWords,
  type ClientDecision,
  clientDecisionWords,
} from './applications.constants.ts';

/** The stages in which a client reads its candidates, in their order. */
export const clientStages = ['to-decide', 'shortlisted', 'interview', 'offered', 'hired', 'ended'] as const;
export type ClientStage = (typeof clientStages)[number];

export const clientStageTitles = {
  'to-decide': 'Your decision',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  hired: 'Hired',
  ended: 'No longer considered',
} as const satisfies Readonly<Record<ClientStage, string>>;

interface Application {
  readonly stage: ApplicationStage;
  readonly decision: ClientDecision;
}

/** What was decided counts before the recruiters have moved the application. */
export function clientStageOf({ stage, decision }: Application): ClientStage {
  if (stage === 'hired') return 'hired';
  if (!isLiving(stage) || decision === 'rejected') return 'ended';
  if (stage === 'offered') return 'offered';
  if (stage === 'interview' || decision === 'wants interview') return 'interview';
  return decision === 'shortlisted' ? 'shortlisted' : 'to-decide';
}

/** The word for its state. A client does not learn whether recruiters or the candidate ended an application. */
export function clientStateWord({ stage, decision }: Application): StateWord {
  const shown = clientStageOf({ stage, decision });
  if (shown === 'to-decide') return 'Your decision';
  if (shown === 'ended')
    return decision === 'rejected' ? clientDecisionWords.rejected : applicationStageWords.withdrawn;
  if (shown === 'shortlisted' || (shown === 'interview' && stage !== 'interview')) return clientDecisionWords[decision];
  return applicationStageWords[stage];
}
