import type { ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { isDecidable } from '@muster/contract/domains/recruitment/client-decision.rules.ts';
import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';

interface DecisionAct {
  readonly decision: ClientDecision;
  readonly label: string;
}

const reject: DecisionAct = { decision: 'rejected', label: 'Not a fit…' };
const shortlist: DecisionAct = { decision: 'shortlisted', label: 'Shortlist' };
const undo: DecisionAct = { decision: 'undecided', label: 'Undo decision' };

/** Whether the recruiter can still be asked to arrange an interview. */
export const mayAskForInterview = ({ stage, decision }: Pick<MyCandidate, 'stage' | 'decision'>): boolean =>
  stage === 'presented' && (decision === 'undecided' || decision === 'shortlisted');

/** What a client can decide now beside an invitation to an interview, the usual act last. Nothing once the candidate is hired or the application has ended. */
export function decisionActs({ stage, decision }: Pick<MyCandidate, 'stage' | 'decision'>): readonly DecisionAct[] {
  if (!isDecidable(stage)) return [];
  if (decision === 'rejected') return [undo];
  if (decision === 'undecided') return stage === 'presented' ? [reject, shortlist] : [reject];
  return [undo, reject];
}
