// Generated from the contract: npm run documents
import type { employeeProfileCalls } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const employeeProfileEndpoints: EndpointsOf<typeof employeeProfileCalls> = {
  read: { method: 'GET', path: '/api/get-employee-profile/:id' },
  update: { method: 'PUT', path: '/api/update-employee-profile' },
};
