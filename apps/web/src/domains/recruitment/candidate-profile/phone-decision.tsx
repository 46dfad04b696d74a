import type { CandidateProfile } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import { decisionActs } from '../my-candidates/decision-acts.ts';
import { InviteButton } from '../my-candidates/invite-button.tsx';
import type { CandidateDecisions } from '../use-candidate-decision.tsx';
import styles from './phone-decision.module.css';

/** On a phone: the two usual decisions at the foot, 1 to 1.7. */
export function PhoneDecision({ profile, decisions }: PhoneDecisionProps) {
  const acts = decisions.mayDecide ? decisionActs(profile) : [];
  const reject = acts.find(({ decision }) => decision === 'rejected');
  const [only] = acts;
  if (profile.decision === 'rejected') return only ? <Only {...{ profile, decisions }} label={only.label} /> : null;
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
      <InviteButton candidate={profile} decisions={decisions} isPrimary />
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
