// Generated from the contract: npm run documents
import type { employeeList, employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const employeesEndpoints: EndpointsOf<typeof employeesCalls> = {
  table: { method: 'GET', path: '/api/get-all-employees-for-table' },
  details: { method: 'GET', path: '/api/employees/:id' },
  recordFacts: { method: 'GET', path: '/api/get-employee-record-facts/:id' },
  sensitiveGroup: { method: 'GET', path: '/api/get-employee-sensitive-data/:id' },
  formDefaults: { method: 'GET', path: '/api/get-employee-form-defaults' },
  forDropdown: { method: 'GET', path: '/api/get-employees-for-dropdown' },
  create: { method: 'POST', path: '/api/employees', idempotent: true },
  update: { method: 'PUT', path: '/api/employees' },
  delete: { method: 'DELETE', path: '/api/employees' },
};

export const employeeListExport: Endpoint<(typeof employeeList)['exportCall']> = { method: 'POST', path: '/api/get-all-employees-for-table/export', file: true };
