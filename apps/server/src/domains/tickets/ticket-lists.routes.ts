import { myTicketList, ticketList } from '@muster/contract/domains/tickets/ticket-lists.calls.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { readMyTickets, readTickets } from './read-tickets.ts';

export const ticketListsBindings = [...bindList(ticketList, readTickets), ...bindList(myTicketList, readMyTickets)];
