import { clientStageOf } from '@muster/contract/domains/recruitment/client-stage.rules.ts';
import type { CandidateProfile } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { Link } from 'react-router';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { compareAddress } from '../my-candidates/compare-address.ts';
import { comparedAtOnce } from '../my-candidates/use-compare.ts';
import styles from './other-candidates.module.css';

/** On a wide screen: everybody who is considered for the position. A phone has the pager alone. */
export function OtherCandidates({ profile }: { readonly profile: CandidateProfile }) {
  const { uuid, position } = profile;
  const beside = profile.beside.filter((one) => one.uuid === uuid || clientStageOf(one) !== 'ended');
  if (beside.length < 2) return null;
  const compared = comparedWith(profile);
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
      {compared.length < comparedAtOnce.least ? (
        <Link className={styles.all} to={pathOf('myOpenPositionCandidates', { uuid: position.uuid })}>
          All candidates
        </Link>
      ) : (
        <Link className={styles.all} to={compareAddress(position.uuid, compared)}>
          Compare candidates
        </Link>
      )}
    </section>
  );
}

/** This candidate and the others on whom the client has to decide; without any, those who are considered. */
function comparedWith({ uuid, beside }: CandidateProfile): readonly string[] {
  const others = beside.filter((one) => one.uuid !== uuid);
  const waiting = others.filter((one) => clientStageOf(one) === 'to-decide');
  const chosen = waiting.length > 0 ? waiting : others.filter((one) => clientStageOf(one) !== 'ended');
  return [uuid, ...chosen.map((one) => one.uuid)].slice(0, comparedAtOnce.most);
}
