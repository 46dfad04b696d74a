// Generated from the contract: npm run documents
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const correctionsEndpoints: EndpointsOf<typeof correctionsCalls> = {
  list: { method: 'GET', path: '/api/attendance-corrections' },
  request: { method: 'POST', path: '/api/attendance-corrections', idempotent: true },
  withdraw: { method: 'DELETE', path: '/api/attendance-corrections' },
  decide: { method: 'PUT', path: '/api/attendance-corrections' },
};
