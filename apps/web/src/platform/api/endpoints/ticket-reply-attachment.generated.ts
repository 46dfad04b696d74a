// Generated from the contract: npm run documents
import type { ticketReplyAttachmentCalls } from '@muster/contract/domains/tickets/ticket-reply-attachment.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const ticketReplyAttachmentEndpoints: EndpointsOf<typeof ticketReplyAttachmentCalls> = {
  list: { method: 'GET', path: '/api/get-ticket-reply-attachments/:id' },
  add: { method: 'POST', path: '/api/ticket-reply-attachments', idempotent: true },
  read: { method: 'GET', path: '/api/ticket-reply-attachments', file: true },
  remove: { method: 'DELETE', path: '/api/ticket-reply-attachments/:id' },
  restore: { method: 'POST', path: '/api/ticket-reply-attachments/:id/restore' },
};
