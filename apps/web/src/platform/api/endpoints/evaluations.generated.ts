// Generated from the contract: npm run documents
import type { evaluationsCalls } from '@muster/contract/domains/evaluations/evaluations.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const evaluationsEndpoints: EndpointsOf<typeof evaluationsCalls> = {
  history: { method: 'GET', path: '/api/employee-reviews/evaluation-history/:id' },
};
