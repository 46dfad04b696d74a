import type { Evaluation } from '@muster/contract/domains/evaluations/evaluations.calls.ts';
import { evaluationKindLabels } from '@muster/contract/domains/evaluations/evaluations.constants.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { StatusBadge, type Tone } from '../../../ui/badge/status-badge.tsx';
import styles from './evaluation-history.module.css';

const tones: Readonly<Record<Evaluation['status'], Tone>> = {
  'In Progress': 'blue',
  'For Evaluation': 'amber',
  'For Employee Feedback': 'amber',
  Completed: 'green',
  'Closed (Passed)': 'green',
  'Closed (Failed)': 'red',
};

export function EvaluationTable({ evaluations }: { readonly evaluations: readonly Evaluation[] }) {
  return (
    <table className={styles.table} aria-label="Evaluations">
      <thead>
        <tr>
          <th scope="col">Evaluation</th>
          <th scope="col">Period</th>
          <th scope="col">Evaluator</th>
          <th scope="col">Score</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {evaluations.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              {evaluationKindLabels[one.kind]}
              {one.summary ? <span className={styles.summary}>{one.summary}</span> : null}
            </th>
            <td>
              {formatDay(one.period_from)} – {formatDay(one.period_to)}
              <span className={styles.summary}>
                {one.completed_on ? `Completed ${formatDay(one.completed_on)}` : `Due ${formatDay(one.due_on)}`}
              </span>
            </td>
            <td>{one.evaluator_name ?? '–'}</td>
            <td>{one.score === null ? '–' : one.score.toFixed(2)}</td>
            <td>
              <StatusBadge tone={tones[one.status]}>{one.status}</StatusBadge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
