// Generated from the contract: npm run documents
import type { accountCalls, accountList } from '@muster/contract/domains/clients/account.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const accountEndpoints: EndpointsOf<typeof accountCalls> = {
  portfolio: { method: 'GET', path: '/api/account-management' },
  account: { method: 'GET', path: '/api/account-management/:id' },
};

export const accountListExport: Endpoint<(typeof accountList)['exportCall']> = { method: 'POST', path: '/api/account-management/export', file: true };
