// Generated from the contract: npm run documents
import type { interviewsCalls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const interviewsEndpoints: EndpointsOf<typeof interviewsCalls> = {
  times: { method: 'POST', path: '/api/find-interview-times' },
  hold: { method: 'POST', path: '/api/interview-holds' },
  release: { method: 'DELETE', path: '/api/interview-holds/:uuid' },
  book: { method: 'POST', path: '/api/interviews', idempotent: true },
};
