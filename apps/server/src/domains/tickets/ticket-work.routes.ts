import { ticketAttachmentCalls } from '@muster/contract/domains/tickets/ticket-attachment.calls.ts';
import { ticketNoteAttachmentCalls } from '@muster/contract/domains/tickets/ticket-note-attachment.calls.ts';
import { ticketReplyAttachmentCalls } from '@muster/contract/domains/tickets/ticket-reply-attachment.calls.ts';
import { ticketWorkCalls as calls } from '@muster/contract/domains/tickets/ticket-work.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindAttachments } from '../documents/index.ts';
import { addTicketNote } from './add-ticket-note.ts';
import { answerTicket } from './answer-ticket.ts';
import { assignTicket, prioritizeTicket, regroupTicket } from './change-ticket.ts';
import { changeTickets } from './change-tickets.ts';
import { followTicket } from './follow-ticket.ts';
import { linkTickets, unlinkTickets } from './link-tickets.ts';
import { mergeTickets } from './merge-tickets.ts';
import { moveTicket } from './move-ticket.ts';
import { rateTicket } from './rate-ticket.ts';
import { readTicket, readTicketPeople } from './read-ticket.ts';
import { replyToTicket } from './reply-to-ticket.ts';
import { ticketFiles, ticketNoteFiles, ticketReplyFiles } from './ticket-files.ts';

export const ticketWorkBindings = [
  bind(calls.details, readTicket),
  bind(calls.people, readTicketPeople),
  bind(calls.reply, replyToTicket),
  bind(calls.addNote, addTicketNote),
  bind(calls.move, moveTicket),
  bind(calls.assign, assignTicket),
  bind(calls.prioritize, prioritizeTicket),
  bind(calls.regroup, regroupTicket),
  bind(calls.changeSeveral, changeTickets),
  bind(calls.answer, answerTicket),
  bind(calls.follow, followTicket),
  bind(calls.link, linkTickets),
  bind(calls.unlink, unlinkTickets),
  bind(calls.merge, mergeTickets),
  bind(calls.rate, rateTicket),
  ...bindAttachments(ticketAttachmentCalls, ticketFiles),
  ...bindAttachments(ticketReplyAttachmentCalls, ticketReplyFiles),
  ...bindAttachments(ticketNoteAttachmentCalls, ticketNoteFiles),
];
