import { isWithTheClient } from '@muster/contract/domains/recruitment/application-stage.rules.ts';
import type { CandidateProfile } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { ApplicationSlot } from '../../../platform/slots/application-slot.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { decisionActs } from '../my-candidates/decision-buttons.tsx';
import type { CandidateDecisions } from '../use-candidate-decision.tsx';
import styles from './phone-decision.module.css';

/** On a phone: the two usual decisions at the foot, 1 to 1.7. An invitation books a time. */
export function PhoneDecision({ profile, decisions }: PhoneDecisionProps) {
  const acts = decisions.mayDecide ? decisionActs(profile) : [];
  const reject = acts.find(({ decision }) => decision === 'rejected');
  const isBookable = isWithTheClient(profile.stage);
  const [only] = acts;
  if (!reject && !isBookable) return only ? <Only {...{ profile, decisions }} label={only.label} /> : null;
  return (
    <div className={styles.pair}>
      {reject ? (
        <Button
          disabled={decisions.sending !== null}
          aria-label={`${reject.label} ${profile.name}`}
          onClick={() => decisions.decide(profile, 'rejected')}
        >
          {reject.label}
        </Button>
      ) : null}
      {isBookable ? <ApplicationSlot id={profile.id} candidate={profile.name} isPrimary /> : null}
    </div>
  );
}

/** A rejected candidate: the decision can be taken back. */
function Only({ profile, decisions, label }: PhoneDecisionProps & { readonly label: string }) {
  return (
    <div className={styles.pair}>
      <Button
        busy={decisions.sending === profile.id}
        aria-label={`${label} ${profile.name}`}
        onClick={() => decisions.decide(profile, 'undecided')}
      >
        {label}
      </Button>
    </div>
  );
}

/** The decisions that are not in the pair. */
export function MoreDecisions({ profile, decisions }: PhoneDecisionProps) {
  const acts = decisions.mayDecide ? decisionActs(profile).filter(({ decision }) => decision !== 'rejected') : [];
  if (acts.length === 0 || profile.decision === 'rejected') return null;
  return (
    <MenuButton
      label={`More decisions on ${profile.name}`}
      entries={acts.map(({ decision, label }) => ({ label, onSelect: () => decisions.decide(profile, decision) }))}
    />
  );
}

interface PhoneDecisionProps {
  readonly profile: CandidateProfile;
  readonly decisions: CandidateDecisions;
}
