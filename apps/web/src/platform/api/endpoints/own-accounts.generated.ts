// Generated from the contract: npm run documents
import type { ownAccountsCalls } from '@muster/contract/domains/home/own-accounts.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const ownAccountsEndpoints: EndpointsOf<typeof ownAccountsCalls> = {
  read: { method: 'GET', path: '/api/home/own-accounts' },
};
