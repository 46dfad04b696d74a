import type { PlacementOutcome } from '@muster/contract/domains/shifts/shift-answers.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import styles from '../shifts.module.css';

/** The outcome for each employee; those who cannot be assigned first, then those with warnings. */
export function PlacementOutcomes({ outcomes, shiftName }: PlacementOutcomesProps) {
  const inOrder = outcomes.toSorted((one, other) => rankOf(one) - rankOf(other));
  const refused = outcomes.filter(({ problem }) => problem !== null).length;
  const warned = outcomes.filter(({ warnings }) => warnings.length > 0).length;
  return (
    <section ref={scrollTo} aria-label="Preview" aria-live="polite">
      <StateBadge word={refused > 0 ? 'Not possible' : 'Possible'}>{verdictOf(outcomes.length, refused)}</StateBadge>{' '}
      {warned > 0 ? <StateBadge word="With a warning">{`${warned} with a warning`}</StateBadge> : null}
      <ul className={styles.outcomes}>
        {inOrder.map((one) => (
          <li key={one.employee_id} className={styles.outcome}>
            <strong>{one.name}</strong>
            {one.problem === null ? (
              <>
                <span className={styles.muted}>
                  {one.current_shift ?? 'No shift'} → {shiftName}
                </span>
                {one.warnings.map((warning) => (
                  <span key={warning} className={styles.warning}>
                    {warning}
                  </span>
                ))}
              </>
            ) : (
              <span className={styles.problem}>{one.problem}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

// The preview appears below the fold of the dialog, while the button above it changes.
const scrollTo = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'start' });

function verdictOf(all: number, refused: number): string {
  if (all === 1) return refused > 0 ? 'Cannot be assigned' : 'Can be assigned';
  return refused > 0 ? `${refused} of ${all} cannot be assigned` : `All ${all} can be assigned`;
}

function rankOf({ problem, warnings }: PlacementOutcome): number {
  if (problem !== null) return 0;
  return warnings.length > 0 ? 1 : 2;
}

interface PlacementOutcomesProps {
  readonly outcomes: readonly PlacementOutcome[];
  readonly shiftName: string;
}
