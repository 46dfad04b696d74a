// Generated from the contract: npm run documents
import type { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const employeeHistoryEndpoints: EndpointsOf<typeof employeeHistoryCalls> = {
  statuses: { method: 'GET', path: '/api/get-employee-status-histories' },
  policies: { method: 'GET', path: '/api/get-employee-policy-history/:id' },
  assignments: { method: 'GET', path: '/api/get-employee-assignment-histories' },
  costs: { method: 'GET', path: '/api/get-employee-cost-histories' },
  addAmount: { method: 'POST', path: '/api/employee-costs', idempotent: true },
  previewAmount: { method: 'POST', path: '/api/employee-costs/preview' },
  previewAssignment: { method: 'POST', path: '/api/employee-assignments/preview' },
  cancelAmount: { method: 'DELETE', path: '/api/employee-costs' },
  policyChoices: { method: 'GET', path: '/api/get-employee-policy-choices' },
  addPolicy: { method: 'POST', path: '/api/employee-policies', idempotent: true },
  previewPolicy: { method: 'POST', path: '/api/employee-policies/preview' },
  cancelPolicy: { method: 'DELETE', path: '/api/employee-policies' },
  changeAssignment: { method: 'PUT', path: '/api/employee-assignments' },
  cancelAssignment: { method: 'DELETE', path: '/api/employee-assignments' },
};
