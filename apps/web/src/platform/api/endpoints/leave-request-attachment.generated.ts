// Generated from the contract: npm run documents
import type { leaveRequestAttachmentCalls } from '@muster/contract/domains/leave/leave-request-attachment.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const leaveRequestAttachmentEndpoints: EndpointsOf<typeof leaveRequestAttachmentCalls> = {
  list: { method: 'GET', path: '/api/get-leave-request-attachments/:id' },
  add: { method: 'POST', path: '/api/leave-request-attachments', idempotent: true },
  read: { method: 'GET', path: '/api/leave-request-attachments', file: true },
  remove: { method: 'DELETE', path: '/api/leave-request-attachments/:id' },
  restore: { method: 'POST', path: '/api/leave-request-attachments/:id/restore' },
};
