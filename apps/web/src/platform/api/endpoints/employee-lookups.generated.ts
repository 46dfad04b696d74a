// Generated from the contract: npm run documents
import type { employeeLookupCalls } from '@muster/contract/domains/employees/employee-lookups.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const employeeLookupEndpoints: EndpointsOf<typeof employeeLookupCalls> = {
  active: { method: 'GET', path: '/api/get-active-employees' },
  all: { method: 'GET', path: '/api/get-all-employees' },
  internalStaff: { method: 'GET', path: '/api/get-internal-staffs-for-client' },
  ofClient: { method: 'GET', path: '/api/get-client-employees' },
  ofUser: { method: 'GET', path: '/api/get-user-employee' },
  teamLeaders: { method: 'GET', path: '/api/employee-team-leaders' },
};
