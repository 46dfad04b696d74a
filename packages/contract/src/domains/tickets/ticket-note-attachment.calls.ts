import { idParameter } from '../../paging.ts';
import { defineAttachments } from '../documents/define-attachments.ts';
import { ticketFileTerms } from './ticket-files.constants.ts';

/** For staff alone, as the note is. */
export const ticketNoteAttachmentCalls = defineAttachments({
  ...ticketFileTerms,
  owner: 'ticket_note',
  part: 'note',
  label: 'Note',
  removal: { path: '/api/ticket-note-attachments/:id', params: idParameter },
});
