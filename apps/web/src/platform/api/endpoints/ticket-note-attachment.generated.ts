// Generated from the contract: npm run documents
import type { ticketNoteAttachmentCalls } from '@muster/contract/domains/tickets/ticket-note-attachment.calls.ts';
import type { EndpointsOf } from '../endpoint.ts';

export const ticketNoteAttachmentEndpoints: EndpointsOf<typeof ticketNoteAttachmentCalls> = {
  list: { method: 'GET', path: '/api/get-ticket-note-attachments/:id' },
  add: { method: 'POST', path: '/api/ticket-note-attachments', idempotent: true },
  read: { method: 'GET', path: '/api/ticket-note-attachments', file: true },
  remove: { method: 'DELETE', path: '/api/ticket-note-attachments/:id' },
  restore: { method: 'POST', path: '/api/ticket-note-attachments/:id/restore' },
};
