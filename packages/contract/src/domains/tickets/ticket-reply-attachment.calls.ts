import { idParameter } from '../../paging.ts';
import { defineAttachments } from '../documents/define-attachments.ts';
import { ticketFileTerms } from './ticket-files.constants.ts';

/** Added by the author, soon after the reply. */
export const ticketReplyAttachmentCalls = defineAttachments({
  ...ticketFileTerms,
  owner: 'ticket_reply',
  part: 'reply',
  label: 'Reply',
  removal: { path: '/api/ticket-reply-attachments/:id', params: idParameter },
});
