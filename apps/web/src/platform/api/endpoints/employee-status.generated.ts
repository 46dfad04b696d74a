// Generated from the contract: npm run documents
import type { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const employeeStatusEndpoints: EndpointsOf<typeof employeeStatusCalls> = {
  deactivate: { method: 'POST', path: '/api/employee-deactivation' },
  previewEnding: { method: 'POST', path: '/api/employee-deactivation/preview' },
  cancelEnding: { method: 'DELETE', path: '/api/employee-deactivation' },
  reactivate: { method: 'POST', path: '/api/employee-reactivation' },
  rehire: { method: 'POST', path: '/api/employee-rehire' },
  exempt: { method: 'PUT', path: '/api/employee-infraction-exemption' },
};
