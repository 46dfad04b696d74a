// Generated from the contract: npm run documents
import type { clientUserList, clientUsersCalls } from '@muster/contract/domains/client-users/client-users.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const clientUsersEndpoints: EndpointsOf<typeof clientUsersCalls> = {
  list: { method: 'GET', path: '/api/client-users' },
  details: { method: 'GET', path: '/api/client-users/:uuid' },
  positions: { method: 'GET', path: '/api/client-user-positions' },
  invite: { method: 'POST', path: '/api/client-users', idempotent: true },
  update: { method: 'PUT', path: '/api/client-users' },
  deactivate: { method: 'POST', path: '/api/client-users/:id/deactivate' },
  reactivate: { method: 'POST', path: '/api/client-users/:id/reactivate' },
  resend: { method: 'POST', path: '/api/client-users/:id/invitation' },
  revoke: { method: 'DELETE', path: '/api/client-users/:id/invitation' },
};

export const clientUserListExport: Endpoint<(typeof clientUserList)['exportCall']> = { method: 'POST', path: '/api/client-users/export', file: true };
