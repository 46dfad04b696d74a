// Generated from the contract: npm run documents
import type { clientAttachmentCalls } from '@muster/contract/domains/clients/client-attachment.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const clientAttachmentEndpoints: EndpointsOf<typeof clientAttachmentCalls> = {
  list: { method: 'GET', path: '/api/get-client-attachments/:id' },
  add: { method: 'POST', path: '/api/client-attachments', idempotent: true },
  read: { method: 'GET', path: '/api/client-attachments', file: true },
  remove: { method: 'DELETE', path: '/api/client-attachments' },
  restore: { method: 'POST', path: '/api/client-attachments/:id/restore' },
};
