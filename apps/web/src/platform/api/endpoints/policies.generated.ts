// Generated from the contract: npm run documents
import type { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const policiesEndpoints: EndpointsOf<typeof policiesCalls> = {
  list: { method: 'GET', path: '/api/approval-policies' },
  details: { method: 'GET', path: '/api/approval-policies/:id' },
  people: { method: 'GET', path: '/api/approval-policy-people' },
  preview: { method: 'POST', path: '/api/approval-policies/preview' },
  add: { method: 'POST', path: '/api/approval-policies' },
  rename: { method: 'PUT', path: '/api/approval-policies' },
  remove: { method: 'DELETE', path: '/api/approval-policies' },
  publish: { method: 'POST', path: '/api/approval-policies/publish' },
};
