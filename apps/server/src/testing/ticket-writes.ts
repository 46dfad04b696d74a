import { ticketSlaPolicyBody } from '../domains/tickets/ticket-sla-policy-body.fixture.ts';
import { ticketTypeBody } from '../domains/tickets/ticket-type-body.fixture.ts';
import { nextNumber } from './factories/numbers.ts';

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
  'tickets.preview-ticket-sla': () => {
    const { name: _, description: __, ...terms } = ticketSlaPolicyBody;
    return [{ body: terms }];
  },
} as const;
