// Generated from the contract: npm run documents
import type { positionAttachmentCalls } from '@muster/contract/domains/recruitment/position-attachment.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const positionAttachmentEndpoints: EndpointsOf<typeof positionAttachmentCalls> = {
  list: { method: 'GET', path: '/api/get-open-position-attachments/:id' },
  add: { method: 'POST', path: '/api/open-position-attachments', idempotent: true },
  read: { method: 'GET', path: '/api/open-position-attachments', file: true },
  remove: { method: 'DELETE', path: '/api/open-position-attachments/:id' },
  restore: { method: 'POST', path: '/api/open-position-attachments/:id/restore' },
};
