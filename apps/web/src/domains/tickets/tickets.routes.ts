import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const ticketsPages: Readonly<Record<string, LazyPage>> = {
  ticketDetails: () => import('./ticket-details/ticket-details.page.tsx').then((page) => page.TicketDetailsPage),
  myTicketDetails: () => import('./ticket-details/ticket-details.page.tsx').then((page) => page.MyTicketDetailsPage),
  submitATicket: () => import('./submit-a-ticket/submit-a-ticket.page.tsx').then((page) => page.SubmitATicketPage),
  ticket: () => import('./ticket/ticket.page.tsx').then((page) => page.TicketPage),
  myTickets: () => import('./my-tickets/my-tickets.page.tsx').then((page) => page.MyTicketsPage),
  tickets: () => import('./all-tickets/all-tickets.page.tsx').then((page) => page.AllTicketsPage),
  ticketsForApproval: () =>
    import('./tickets-for-approval/tickets-for-approval.page.tsx').then((page) => page.TicketsForApprovalPage),
  approveTicket: () => import('./approve-ticket/approve-ticket.page.tsx').then((page) => page.ApproveTicketPage),
  ticketTypes: () => import('./ticket-type-list/ticket-type-list.page.tsx').then((page) => page.TicketTypeListPage),
  ticketTypeDetails: () =>
    import('./ticket-type-details/ticket-type-details.page.tsx').then((page) => page.TicketTypeDetailsPage),
  ticketSlaPolicies: () =>
    import('./ticket-sla-policy-list/ticket-sla-policy-list.page.tsx').then((page) => page.TicketSlaPolicyListPage),
  ticketSlaPolicyDetails: () =>
    import('./ticket-sla-policy-details/ticket-sla-policy-details.page.tsx').then(
      (page) => page.TicketSlaPolicyDetailsPage,
    ),
  cannedReplies: () =>
    import('./canned-reply-list/canned-reply-list.page.tsx').then((page) => page.CannedReplyListPage),
};
