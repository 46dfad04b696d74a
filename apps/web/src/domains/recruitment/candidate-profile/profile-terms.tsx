import type { PositionOfCandidates } from '@muster/contract/domains/recruitment/my-position-answers.ts';
import { workLocationLabel } from '@muster/contract/states.ts';
import styles from './candidate-profile.module.css';

/** What the position asks for. */
export function ProfileTerms({ position }: { readonly position: PositionOfCandidates }) {
  return (
    <section className={styles.terms}>
      <h2>{`For ${position.title}`}</h2>
      <p>{workLocationLabel(position.work_location)}</p>
      {position.must_have.length === 0 ? null : (
        <ul aria-label="Must have">
          {position.must_have.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
