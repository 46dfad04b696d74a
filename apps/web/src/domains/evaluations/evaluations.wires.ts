import type { evaluationsCalls } from '@muster/contract/domains/evaluations/evaluations.calls.ts';
import { wireOf } from '../../platform/api/call-wire.ts';

export const evaluationWires = {
  history: wireOf<(typeof evaluationsCalls)['history']>({
    method: 'GET',
    path: '/api/employee-reviews/evaluation-history/:id',
  }),
};
