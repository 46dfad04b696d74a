// Generated from the contract: npm run documents
import type { leaveTypeList, leaveTypesCalls } from '@muster/contract/domains/leave/leave-types.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const leaveTypesEndpoints: EndpointsOf<typeof leaveTypesCalls> = {
  list: { method: 'GET', path: '/api/leave-types' },
  details: { method: 'GET', path: '/api/leave-types/:id' },
  create: { method: 'POST', path: '/api/leave-types', idempotent: true },
  update: { method: 'PUT', path: '/api/leave-types' },
  delete: { method: 'DELETE', path: '/api/leave-types' },
};

export const leaveTypeListExport: Endpoint<(typeof leaveTypeList)['exportCall']> = { method: 'POST', path: '/api/leave-types/export', file: true };
