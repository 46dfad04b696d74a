import { isLiving } from './application-stage.rules.ts';
import { type ApplicationStage, type ClientDecision, clientDecisionWords } from './applications.constants.ts';

interface Decided {
  readonly stage: ApplicationStage;
  readonly decision: ClientDecision;
}

/** Whether the client still decides: until the candidate is hired, or the application ends. */
export const isDecidable = (stage: ApplicationStage): boolean => isLiving(stage) && stage !== 'hired';

/** Why the client cannot decide so; null: it can. It may change its mind while the application goes on. */
export function decisionRefusal({ stage, decision }: Decided, to: ClientDecision): string | null {
  if (stage === 'hired') return 'This candidate is hired already.';
  if (!isDecidable(stage)) return 'This application has ended.';
  return decision === to ? `Your decision is ${clientDecisionWords[to].toLowerCase()} already.` : null;
}
