import { ticketSlaPolicyBody, ticketSlaTerms } from '../domains/tickets/ticket-sla-policy-body.fixture.ts';
import { ticketTypeBody } from '../domains/tickets/ticket-type-body.fixture.ts';
import type { CompanyRecords } from './company-records.ts';
import { nextNumber } from './factories/numbers.ts';
import { pdf, uploadForm } from './sample-files.ts';

interface Targets {
  readonly other: CompanyRecords;
}

const version = 1;
const cannedReply = { body: 'Thank you, {requester}.', is_active: true };
const about = (body: object | ((targets: Targets) => object)) => (targets: Targets) => [
  { params: { id: targets.other.ticket }, body: typeof body === 'function' ? body(targets) : body },
];
const fileOf = (fields: Record<string, number>) => ({ form: uploadForm(fields, pdf(), 'screen.pdf') });

/** Requests of the calls about tickets, for writing-requests.ts. */
export const ticketWrites = {
  // About nobody else: each side files for its own company.
  'tickets.create': () => [{ body: { ticket_type_id: 12, subject: 'Question', details: { question: 'When?' } } }],
  'tickets.create-ticket-type': () => [
    { body: { ...ticketTypeBody, name: `Ticket ${nextNumber()}`, code: `TICKET-${nextNumber()}` } },
  ],
  'tickets.update-ticket-type': () => [{ body: { ...ticketTypeBody, id: 1, version: 1 } }],
  'tickets.delete-ticket-type': () => [{ body: { id: 1 } }],
  'tickets.create-ticket-sla-policy': () => [{ body: { ...ticketSlaPolicyBody, name: `SLA policy ${nextNumber()}` } }],
  'tickets.update-ticket-sla-policy': () => [{ body: { ...ticketSlaPolicyBody, id: 1, version: 1 } }],
  'tickets.delete-ticket-sla-policy': () => [{ body: { id: 1 } }],
  'tickets.preview-ticket-sla': () => [{ body: ticketSlaTerms }],
  'tickets.create-canned-reply': () => [{ body: { ...cannedReply, name: `Canned reply ${nextNumber()}` } }],
  'tickets.update-canned-reply': () => [{ body: { ...cannedReply, name: 'Renamed', id: 1, version } }],
  'tickets.delete-canned-reply': () => [{ body: { id: 1 } }],
  'tickets.decide-by-link': () => [{ params: { token: 'x'.repeat(43) }, body: { decision: 'approved' } }],
  'tickets.reply': about({ body: 'Any news?' }),
  'tickets.add-note': about({ body: 'Ask the vendor.' }),
  'tickets.change-status': about({ version, status: 4 }),
  'tickets.assign': about({ version, assignee_user_id: null }),
  'tickets.change-priority': about({ version, priority: 4 }),
  'tickets.change-group': about({ version, group: 'payroll' }),
  'tickets.change-several': ({ other }: Targets) => [{ body: { ids: [other.ticket], priority: 4 } }],
  'tickets.change-details': about({ version, details: {} }),
  'tickets.follow': about(({ other }) => ({ user_id: other.employeeUserId, is_following: false })),
  'tickets.link': about(({ other }) => ({ ticket_id: other.secondTicket })),
  'tickets.unlink': about(({ other }) => ({ ticket_id: other.relatedTicket })),
  'tickets.decide': ({ other }: Targets) => [{ body: { id: other.ticket, decision: 'approved' } }],
  'tickets.approve-several': ({ other }: Targets) => [{ body: { ids: [other.ticket] } }],
  'tickets.withdraw': ({ other }: Targets) => [{ body: { id: other.ticket } }],
  'tickets.merge': about(({ other }) => ({ version, into_ticket_id: other.secondTicket })),
  'tickets.rate': about({ score: 1 }),
  'tickets.attach': ({ other }: Targets) => [fileOf({ ticket_id: other.ticket })],
  'tickets.remove-attachment': ({ other }: Targets) => [{ params: { id: other.ticketFile } }],
  'tickets.restore-attachment': ({ other }: Targets) => [{ params: { id: other.removedTicketFile } }],
  'tickets.attach-to-reply': ({ other }: Targets) => [fileOf({ ticket_reply_id: other.ticketReply })],
  'tickets.remove-reply-attachment': ({ other }: Targets) => [{ params: { id: other.ticketReplyFile } }],
  'tickets.restore-reply-attachment': ({ other }: Targets) => [{ params: { id: other.removedReplyFile } }],
  'tickets.attach-to-note': ({ other }: Targets) => [fileOf({ ticket_note_id: other.ticketNote })],
  'tickets.remove-note-attachment': ({ other }: Targets) => [{ params: { id: other.ticketNoteFile } }],
  'tickets.restore-note-attachment': ({ other }: Targets) => [{ params: { id: other.removedNoteFile } }],
} as const;
