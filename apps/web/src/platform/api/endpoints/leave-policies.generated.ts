// Generated from the contract: npm run documents
import type { leavePoliciesCalls, leavePolicyList } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const leavePoliciesEndpoints: EndpointsOf<typeof leavePoliciesCalls> = {
  list: { method: 'GET', path: '/api/leave-policies' },
  details: { method: 'GET', path: '/api/leave-policies/:id' },
  types: { method: 'GET', path: '/api/leave-type-choices' },
  preview: { method: 'POST', path: '/api/leave-policies/preview' },
  previewAssignment: { method: 'POST', path: '/api/leave-policies/assignment-preview' },
  create: { method: 'POST', path: '/api/leave-policies', idempotent: true },
  update: { method: 'PUT', path: '/api/leave-policies' },
  delete: { method: 'DELETE', path: '/api/leave-policies' },
  removeVersion: { method: 'DELETE', path: '/api/leave-policies/versions' },
};

export const leavePolicyListExport: Endpoint<(typeof leavePolicyList)['exportCall']> = { method: 'POST', path: '/api/leave-policies/export', file: true };
