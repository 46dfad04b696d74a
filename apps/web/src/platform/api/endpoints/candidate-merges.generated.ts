// Generated from the contract: npm run documents
import type { candidateMergesCalls } from '@muster/contract/domains/recruitment/candidate-merges.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const candidateMergesEndpoints: EndpointsOf<typeof candidateMergesCalls> = {
  pairs: { method: 'GET', path: '/api/duplicate-candidate-pairs' },
  merge: { method: 'POST', path: '/api/candidates/:id/merge', idempotent: true },
};
