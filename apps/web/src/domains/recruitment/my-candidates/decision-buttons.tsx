import type { ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { isDecidable } from '@muster/contract/domains/recruitment/client-decision.rules.ts';
import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { CandidateDecisions } from '../use-candidate-decision.tsx';
import styles from './decision-buttons.module.css';

interface DecisionAct {
  readonly decision: ClientDecision;
  readonly label: string;
  /** On a button beside others. */
  readonly short?: string;
  readonly tone?: 'quiet';
}

const reject: DecisionAct = { decision: 'rejected', label: 'Not a fit…' };
const shortlist: DecisionAct = { decision: 'shortlisted', label: 'Shortlist' };
const undo: DecisionAct = { decision: 'undecided', label: 'Undo decision', short: 'Undo', tone: 'quiet' };
const interview: DecisionAct = { decision: 'wants interview', label: 'Ask for an interview' };

/** What a client can decide now, the usual next step last. Nothing once the candidate is hired or the application has ended. */
export function decisionActs({ stage, decision }: Pick<MyCandidate, 'stage' | 'decision'>): readonly DecisionAct[] {
  if (!isDecidable(stage)) return [];
  if (decision === 'rejected') return [undo];
  if (decision === 'undecided') return stage === 'presented' ? [reject, shortlist, interview] : [reject];
  return decision === 'shortlisted' && stage === 'presented' ? [undo, reject, interview] : [undo, reject];
}

/** The acts of one candidate. On a phone they share the width. */
export function DecisionButtons({ candidate, decisions }: DecisionButtonsProps) {
  // They start at the left, with the usual one first.
  const acts = decisionActs(candidate).toReversed();
  if (acts.length === 0 || !decisions.mayDecide) return null;
  return (
    <div className={styles.buttons}>
      {acts.map(({ decision, label, short, tone }) => (
        <Button
          key={decision}
          tone={tone}
          busy={decisions.sending === candidate.id && decision !== 'rejected'}
          disabled={decisions.sending !== null}
          aria-label={`${label} ${candidate.name}`}
          onClick={() => decisions.decide(candidate, decision)}
        >
          {short ?? label}
        </Button>
      ))}
    </div>
  );
}

interface DecisionButtonsProps {
  readonly candidate: MyCandidate;
  readonly decisions: CandidateDecisions;
}
