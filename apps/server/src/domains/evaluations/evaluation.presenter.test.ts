import { expect, it } from 'vitest';
import { presentEvaluation } from './evaluation.presenter.ts';

const row = {
  id: 1,
  kind: 'annual',
  status: 'Completed',
  period_from: '2025-01-01',
  period_to: '2025-12-31',
  due_on: '2026-01-15',
  completed_on: '2026-01-10',
  score_hundredths: 8725,
  evaluator_name: 'Jose Reyes',
  summary: null,
} as const;

it('shows a score in percent, or none', () => {
  expect(presentEvaluation(row)).toMatchObject({ score: 87.25, kind: 'annual', period_to: '2025-12-31' });
  expect(presentEvaluation({ ...row, score_hundredths: null }).score).toBeNull();
  expect(presentEvaluation({ ...row, score_hundredths: 0 }).score).toBe(0);
});
