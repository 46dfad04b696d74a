// Generated from the contract: npm run documents
import type { impersonationCalls } from '@muster/contract/domains/accounts/impersonation.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const impersonationEndpoints: EndpointsOf<typeof impersonationCalls> = {
  impersonate: { method: 'GET', path: '/api/:id/impersonate' },
  leaveImpersonation: { method: 'GET', path: '/api/leave-impersonate' },
};
