import { ticketApproval } from '@muster/contract/domains/tickets/ticket-approval.rules.ts';
import { ticketTypesCalls as calls, ticketTypeList } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { namedPolicies } from '../approvals/index.ts';
import { createTicketType, deleteTicketType, updateTicketType } from './change-ticket-types.ts';
import { knownTicketType, listTicketTypeChoices } from './read-ticket-types.ts';
import { readTicketTypePage } from './ticket-types.repository.ts';

export const ticketTypesBindings = [
  ...bindList(ticketTypeList, ({ db }, { question }) => readTicketTypePage(db, question)),
  bind(calls.choices, listTicketTypeChoices),
  bind(calls.approvalPolicies, ({ db }) => namedPolicies(db, ticketApproval)),
  bind(calls.details, (ctx, { params }) => knownTicketType(ctx, params.id)),
  bind(calls.create, createTicketType),
  bind(calls.update, updateTicketType),
  bind(calls.delete, deleteTicketType),
];
