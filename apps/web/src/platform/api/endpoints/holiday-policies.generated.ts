// Generated from the contract: npm run documents
import type { holidayPoliciesCalls, holidayPolicyList } from '@muster/contract/domains/holidays/holiday-policies.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const holidayPoliciesEndpoints: EndpointsOf<typeof holidayPoliciesCalls> = {
  list: { method: 'GET', path: '/api/holiday-policies' },
  details: { method: 'GET', path: '/api/holiday-policies/:id' },
  create: { method: 'POST', path: '/api/holiday-policies', idempotent: true },
  update: { method: 'PUT', path: '/api/holiday-policies' },
  delete: { method: 'DELETE', path: '/api/holiday-policies' },
};

export const holidayPolicyListExport: Endpoint<(typeof holidayPolicyList)['exportCall']> = { method: 'POST', path: '/api/holiday-policies/export', file: true };
