import { idParameter } from '../../paging.ts';
import { attachmentWithoutType } from '../documents/attachment.schemas.ts';
import { defineAttachments } from '../documents/define-attachments.ts';

/** Who sees them is a matter of the ticket, so any sign-in may ask. */
const files = {
  domain: 'tickets',
  section: '2.4',
  fields: attachmentWithoutType,
  see: 'login',
  change: 'login',
  changeGuard: { neverImpersonating: true },
} as const;

/** Files of the form that a ticket was filed with. */
export const ticketAttachmentCalls = defineAttachments({
  ...files,
  owner: 'ticket',
  label: 'Ticket',
  removal: { path: '/api/ticket-attachments/:id', params: idParameter },
});

/** Added by the author, soon after the reply. */
export const ticketReplyAttachmentCalls = defineAttachments({
  ...files,
  owner: 'ticket_reply',
  part: 'reply',
  label: 'Reply',
  removal: { path: '/api/ticket-reply-attachments/:id', params: idParameter },
});

/** For staff alone, as the note is. */
export const ticketNoteAttachmentCalls = defineAttachments({
  ...files,
  owner: 'ticket_note',
  part: 'note',
  label: 'Note',
  removal: { path: '/api/ticket-note-attachments/:id', params: idParameter },
});
