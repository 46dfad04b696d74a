// Generated from the contract: npm run documents
import type { ticketAttachmentCalls } from '@muster/contract/domains/tickets/ticket-attachment.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const ticketAttachmentEndpoints: EndpointsOf<typeof ticketAttachmentCalls> = {
  list: { method: 'GET', path: '/api/get-ticket-attachments/:id' },
  add: { method: 'POST', path: '/api/ticket-attachments', idempotent: true },
  read: { method: 'GET', path: '/api/ticket-attachments', file: true },
  remove: { method: 'DELETE', path: '/api/ticket-attachments/:id' },
  restore: { method: 'POST', path: '/api/ticket-attachments/:id/restore' },
};
