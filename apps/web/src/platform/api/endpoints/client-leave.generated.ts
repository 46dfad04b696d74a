// Generated from the contract: npm run documents
import type { clientLeaveCalls } from '@muster/contract/domains/leave/client-leave.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const clientLeaveEndpoints: EndpointsOf<typeof clientLeaveCalls> = {
  list: { method: 'GET', path: '/api/leave-approvals' },
  decide: { method: 'PUT', path: '/api/leave-approvals' },
  undo: { method: 'DELETE', path: '/api/leave-approvals' },
};
