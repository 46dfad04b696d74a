import {
  ticketApprovalsCalls as calls,
  ticketApprovalList,
} from '@muster/contract/domains/tickets/ticket-approvals.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { decideByLink, readApprovalLink } from './approval-link.ts';
import { approveTickets, decideTicket } from './decide-ticket.ts';
import { readTicketsForApproval } from './read-tickets-for-approval.ts';
import { withdrawTicket } from './withdraw-ticket.ts';

export const ticketApprovalsBindings = [
  ...bindList(ticketApprovalList, readTicketsForApproval),
  bind(calls.decide, decideTicket),
  bind(calls.approveSeveral, approveTickets),
  bind(calls.readLink, readApprovalLink),
  bind(calls.decideByLink, decideByLink),
  bind(calls.withdraw, withdrawTicket),
];
