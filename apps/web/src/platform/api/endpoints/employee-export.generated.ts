// Generated from the contract: npm run documents
import type { employeeExportCalls } from '@muster/contract/domains/employees/employee-export.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const employeeExportEndpoints: EndpointsOf<typeof employeeExportCalls> = {
  list: { method: 'POST', path: '/api/employee-list-exports', file: true },
};
