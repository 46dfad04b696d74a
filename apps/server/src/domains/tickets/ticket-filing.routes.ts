import { ticketFilingCalls as calls } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { readFilingForm, readFilingTypes, readTicketPeople } from './read-filing.ts';

export const ticketFilingBindings = [
  bind(calls.types, readFilingTypes),
  bind(calls.form, readFilingForm),
  bind(calls.people, readTicketPeople),
];
