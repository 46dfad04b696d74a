import { idParameter } from '../../paging.ts';
import { defineAttachments } from '../documents/define-attachments.ts';
import { ticketFileTerms } from './ticket-files.constants.ts';

/** Files of the form that a ticket was filed with. */
export const ticketAttachmentCalls = defineAttachments({
  ...ticketFileTerms,
  owner: 'ticket',
  label: 'Ticket',
  removal: { path: '/api/ticket-attachments/:id', params: idParameter },
});
