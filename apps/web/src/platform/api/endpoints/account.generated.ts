// Generated from the contract: npm run documents
import type { accountCalls } from '@muster/contract/domains/clients/account.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const accountEndpoints: EndpointsOf<typeof accountCalls> = {
  portfolio: { method: 'GET', path: '/api/account-management' },
  account: { method: 'GET', path: '/api/account-management/:id' },
};
