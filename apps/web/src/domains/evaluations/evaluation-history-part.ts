import { mayListEmployees } from '@muster/contract/domains/employees/employees.policy.ts';
import { lazy } from 'react';
import type { RecordPart } from '../employees/index.ts';

/** The part 'Evaluation history' of an employee's details. */
export const evaluationHistoryPart: RecordPart = {
  id: 'evaluations',
  label: 'Evaluation history',
  isOpenTo: mayListEmployees,
  Content: lazy(() =>
    import('./evaluation-history/evaluation-history.tsx').then((part) => ({ default: part.EvaluationHistory })),
  ),
};
