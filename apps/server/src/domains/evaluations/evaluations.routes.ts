import { evaluationsCalls } from '@muster/contract/domains/evaluations/evaluations.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { readEvaluationHistory } from './read-evaluation-history.ts';

export const evaluationsBindings = [bind(evaluationsCalls.history, readEvaluationHistory)];
