import type { CandidateProfile } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { Link } from 'react-router';
import { Initials } from '../../../ui/avatar/initials.tsx';
import styles from './other-candidates.module.css';

/** On a wide screen: everybody who was presented for the position. A phone has the pager alone. */
export function OtherCandidates({ profile: { uuid, position, beside } }: { readonly profile: CandidateProfile }) {
  if (beside.length < 2) return null;
  return (
    <section className={styles.others}>
      <h2>Candidates for this position</h2>
      <ul>
        {beside.map((one) => (
          <li key={one.uuid}>
            <Link
              to={pathOf('candidateProfile', { uuid: one.uuid })}
              replace
              aria-current={one.uuid === uuid ? 'page' : undefined}
            >
              <Initials name={one.name} size={24} />
              <span>{one.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.all} to={pathOf('myOpenPositionCandidates', { uuid: position.uuid })}>
        Compare candidates
      </Link>
    </section>
  );
}
