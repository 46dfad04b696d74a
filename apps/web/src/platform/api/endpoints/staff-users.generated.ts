// Generated from the contract: npm run documents
import type { staffUserList, staffUsersCalls } from '@muster/contract/domains/staff-users/staff-users.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const staffUsersEndpoints: EndpointsOf<typeof staffUsersCalls> = {
  list: { method: 'GET', path: '/api/staff-users' },
  invite: { method: 'POST', path: '/api/staff-users', idempotent: true },
  update: { method: 'PUT', path: '/api/staff-users' },
  deactivate: { method: 'POST', path: '/api/staff-users/:id/deactivate' },
  reactivate: { method: 'POST', path: '/api/staff-users/:id/reactivate' },
  resend: { method: 'POST', path: '/api/staff-users/:id/invitation' },
  revoke: { method: 'DELETE', path: '/api/staff-users/:id/invitation' },
};

export const staffUserListExport: Endpoint<(typeof staffUserList)['exportCall']> = { method: 'POST', path: '/api/staff-users/export', file: true };
