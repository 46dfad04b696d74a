import { clientDecisionWords } from '@muster/contract/domains/recruitment/applications.constants.ts';
import type { CandidateProfile } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import styles from './candidate-profile.module.css';

/** What was decided, by whom and when. */
export function MadeDecision({ profile }: { readonly profile: CandidateProfile }) {
  const zone = useViewerZone();
  const { decision, decided_by, decided_at, decision_reason } = profile;
  if (decision === 'undecided') return null;
  const when = decided_at === null ? null : formatDateTime(decided_at, zone);
  const facts = [decided_by, when].filter(Boolean).join(', ');
  return (
    <section className={styles.decision}>
      <h2>Your decision: {clientDecisionWords[decision].toLowerCase()}</h2>
      {facts === '' ? null : <p>{facts}</p>}
      {decision_reason === null ? null : <p>“{decision_reason}”</p>}
    </section>
  );
}
