import type { PlacementOutcome } from '@muster/contract/domains/shifts/shift-answers.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import styles from '../shifts.module.css';

/** The outcome for each employee; those who cannot be assigned first. */
export function PlacementOutcomes({ outcomes, shiftName }: PlacementOutcomesProps) {
  const inOrder = outcomes.toSorted((one, other) => Number(one.problem === null) - Number(other.problem === null));
  const refused = outcomes.filter(({ problem }) => problem !== null).length;
  return (
    <section aria-label="Preview" aria-live="polite">
      <StatusBadge tone={refused > 0 ? 'red' : 'green'}>
        {refused > 0 ? `${refused} of ${outcomes.length} cannot be placed` : `All ${outcomes.length} can be placed`}
      </StatusBadge>
      <ul className={styles.outcomes}>
        {inOrder.map((one) => (
          <li key={one.employee_id} className={styles.outcome}>
            <strong>{one.name}</strong>
            {one.problem === null ? (
              <span className={styles.muted}>
                {one.current_shift ?? 'No shift'} → {shiftName}
              </span>
            ) : (
              <span className={styles.problem}>{one.problem}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlacementOutcomesProps {
  readonly outcomes: readonly PlacementOutcome[];
  readonly shiftName: string;
}
