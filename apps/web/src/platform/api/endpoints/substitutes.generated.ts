// Generated from the contract: npm run documents
import type { substitutesCalls } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const substitutesEndpoints: EndpointsOf<typeof substitutesCalls> = {
  list: { method: 'GET', path: '/api/approval-substitutes' },
  choices: { method: 'GET', path: '/api/approval-substitutes/choices' },
  add: { method: 'POST', path: '/api/approval-substitutes', idempotent: true },
  end: { method: 'POST', path: '/api/approval-substitutes/end' },
};
