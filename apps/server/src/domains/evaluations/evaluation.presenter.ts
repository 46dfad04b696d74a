import type { Evaluation } from '@muster/contract/domains/evaluations/evaluations.calls.ts';
import type { EvaluationRow } from './evaluations.repository.ts';

export function presentEvaluation({ score_hundredths, ...row }: EvaluationRow): Evaluation {
  return { ...row, score: score_hundredths === null ? null : score_hundredths / 100 };
}
