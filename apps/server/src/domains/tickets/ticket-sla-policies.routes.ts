import {
  ticketSlaPoliciesCalls as calls,
  ticketSlaPolicyList,
} from '@muster/contract/domains/tickets/ticket-sla-policies.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { createTicketSlaPolicy, deleteTicketSlaPolicy, updateTicketSlaPolicy } from './change-ticket-sla-policies.ts';
import { knownTicketSlaPolicy, listTicketSlaPolicyChoices, previewTicketSla } from './read-ticket-sla-policies.ts';
import { readTicketSlaPolicyPage } from './ticket-sla-policies.repository.ts';

export const ticketSlaPoliciesBindings = [
  ...bindList(ticketSlaPolicyList, ({ db }, { question }) => readTicketSlaPolicyPage(db, question)),
  bind(calls.details, (ctx, { params }) => knownTicketSlaPolicy(ctx, params.id)),
  bind(calls.choices, listTicketSlaPolicyChoices),
  bind(calls.preview, previewTicketSla),
  bind(calls.create, createTicketSlaPolicy),
  bind(calls.update, updateTicketSlaPolicy),
  bind(calls.delete, deleteTicketSlaPolicy),
];
