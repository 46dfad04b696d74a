// Generated from the contract: npm run documents
import type { employeeAttachmentCalls } from '@muster/contract/domains/employees/employee-attachment.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const employeeAttachmentEndpoints: EndpointsOf<typeof employeeAttachmentCalls> = {
  list: { method: 'GET', path: '/api/get-employee-attachments/:id' },
  add: { method: 'POST', path: '/api/employee-attachments', idempotent: true },
  read: { method: 'GET', path: '/api/employee-attachments', file: true },
  remove: { method: 'DELETE', path: '/api/employee-attachments/:id' },
  restore: { method: 'POST', path: '/api/employee-attachments/:id/restore' },
};
