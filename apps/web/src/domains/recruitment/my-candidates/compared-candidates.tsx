import { clientStateWord } from '@muster/contract/domains/recruitment/client-stage.rules.ts';
import type { MyCandidate } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { Link } from 'react-router';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import cards from '../../../ui/card/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { usePhone } from '../../../ui/use-compact.ts';
import { interviewWhen, ratingText } from '../candidate-interview.ts';
import { type CandidateDecisions, useCandidateDecision } from '../use-candidate-decision.tsx';
import styles from './compared-candidates.module.css';
import { DecisionButtons, ShortlistStar } from './decision-buttons.tsx';

/** Two to four candidates side by side, with one fact on each line. On a phone its name is a line of its own. */
export function ComparedCandidates({ candidates }: { readonly candidates: readonly MyCandidate[] }) {
  const decisions = useCandidateDecision();
  const zone = useViewerZone();
  const isPhone = usePhone();
  const rows = factRows(candidates, zone);
  return (
    <div className={classNames(cards.box, styles.frame)}>
      <table className={styles.table} data-count={candidates.length} aria-label="Candidates side by side">
        <thead>
          <tr>
            {isPhone ? null : <td />}
            {candidates.map((candidate) => (
              <th key={candidate.uuid} scope="col">
                <Head candidate={candidate} decisions={decisions} />
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, values, isEqual, best }) => (
          <tbody key={label} data-equal={isEqual || undefined}>
            {isPhone ? (
              <tr>
                <th scope="rowgroup" colSpan={candidates.length}>
                  {label}
                </th>
              </tr>
            ) : null}
            <tr>
              {isPhone ? null : <th scope="row">{label}</th>}
              {candidates.map(({ uuid }, at) => (
                <td key={uuid} data-best={best.includes(at) || undefined}>
                  {values[at] ?? '–'}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      {decisions.panel}
    </div>
  );
}

interface FactRow {
  readonly label: string;
  readonly values: readonly (string | null)[];
  /** All candidates have the same. */
  readonly isEqual: boolean;
  /** The positions of those with the highest figure. */
  readonly best: readonly number[];
}

/** Lines on which at least one candidate has something. */
function factRows(candidates: readonly MyCandidate[], zone: string): readonly FactRow[] {
  const ratings = candidates.map(({ interview }) => interview?.rating ?? null);
  const highest = Math.max(...ratings.map((rating) => rating ?? 0));
  const rated = ratings.filter((rating) => rating !== null);
  const isTold = rated.length > 1 && rated.some((rating) => rating !== highest);
  const best = isTold ? ratings.flatMap((rating, at) => (rating === highest ? [at] : [])) : [];
  const line = (label: string, read: (one: MyCandidate) => string | null, bestOf: readonly number[] = []) => {
    const values = candidates.map(read);
    return { label, values, isEqual: new Set(values).size === 1, best: bestOf };
  };
  return [
    line('Profile', ({ headline }) => headline),
    line('Lives in', ({ home_place }) => home_place),
    line('Presented', ({ presented_at }) => formatWeekday(dayAt(instantOf(presented_at) ?? 0, zone))),
    line("Recruiter's note", ({ note }) => note),
    line('Interview', ({ interview }) => interview && interviewWhen(interview, zone).text),
    line('Your feedback', ({ interview }) => (interview?.rating == null ? null : ratingText(interview.rating)), best),
    line('Decided by', ({ decision, decided_by }) => (decision === 'undecided' ? null : decided_by)),
    line('Reason', ({ decision_reason }) => decision_reason),
  ].filter(({ values }) => values.some((value) => value !== null));
}

function Head({ candidate, decisions }: HeadProps) {
  const { uuid, name } = candidate;
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <Initials name={name} size={40} />
        <ShortlistStar candidate={candidate} decisions={decisions} />
      </div>
      <Link className={styles.name} to={pathOf('candidateProfile', { uuid })}>
        {name}
      </Link>
      <StateBadge word={clientStateWord(candidate)} />
      <div className={styles.acts}>
        <DecisionButtons candidate={candidate} decisions={decisions} isPrimary={false} />
      </div>
    </div>
  );
}

interface HeadProps {
  readonly candidate: MyCandidate;
  readonly decisions: CandidateDecisions;
}
