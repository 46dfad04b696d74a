import { defineScreens } from '../../screen.ts';

const create = { permissions: ['can create ticket'] } as const;

export const ticketsScreens = defineScreens({
  tickets: {
    name: 'tickets',
    path: '/all-tickets',
    title: 'All Tickets',
    section: '2.4',
    access: { permissions: ['can view all tickets'] },
    removedForEmployeeOnly: true,
    frame: 'shell',
    menu: { group: 'Operations', label: 'All tickets', icon: 'ticket', order: 50 },
  },
  ticketDetails: {
    name: 'ticketDetails',
    path: '/ticket-details/:id',
    title: 'Ticket',
    section: '2.4',
    access: {
      permissions: [
        'can view all tickets',
        'can view assigned tickets',
        'can view ticket for cctv recordings',
        'can view ticket for log ins activation',
        'can view ticket for log ins deactivation',
        'can view new candidate search ticket',
      ],
    },
    clientAccess: { permissions: ['can view assigned tickets'] },
    frame: 'shell',
    parent: 'tickets',
  },
  submitATicket: {
    name: 'submitATicket',
    path: '/submit-a-ticket',
    title: 'Submit a Ticket',
    section: '2.4',
    access: create,
    frame: 'shell',
    menu: { group: 'Main', label: 'Submit a ticket', icon: 'ticket', order: 30 },
  },
  ticket: {
    name: 'ticket',
    path: '/ticket',
    title: 'Ticket',
    section: '2.4',
    access: create,
    frame: 'shell',
    parent: 'submitATicket',
  },
  myTickets: {
    name: 'myTickets',
    path: '/my-tickets',
    title: 'My tickets',
    section: '2.4',
    access: create,
    frame: 'shell',
    menu: { group: 'Main', label: 'My tickets', icon: 'tickets', order: 31 },
  },
  ticketsForApproval: {
    name: 'ticketsForApproval',
    path: '/tickets-for-approval',
    title: 'Tickets for approval',
    section: '2.4',
    access: { permissions: ['can approve all tickets', 'can approve assigned tickets'] },
    frame: 'shell',
    menu: { group: 'Main', label: 'Tickets for approval', icon: 'check', order: 32 },
  },
});
