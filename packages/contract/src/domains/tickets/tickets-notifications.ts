import { defineNotificationType } from '../notifications/notification-type.ts';

const base = { area: 'tickets', path: null, on: ['in-app', 'push'] } as const;
const staff = { ...base, sides: ['staff'] } as const;
const requester = { ...base, sides: ['staff', 'client', 'employee'] } as const;
const written = { ticket: 'text', person: 'person' } as const;

/** None has what was written, and none names the subject: who loses the right to see a ticket keeps its notifications. */
export const ticketsNotifications = {
  replied: defineNotificationType({
    ...requester,
    code: 'tickets.replied',
    label: 'Reply on a ticket',
    title: 'New reply on {ticket}',
    text: '{person} replied.',
    outside: 'There is a new reply on a ticket.',
    values: written,
  }),
  noted: defineNotificationType({
    ...staff,
    code: 'tickets.noted',
    label: 'Internal note on a ticket',
    title: 'New note on {ticket}',
    text: '{person} added an internal note.',
    outside: 'There is a new internal note on a ticket.',
    values: written,
  }),
  mentioned: defineNotificationType({
    ...staff,
    code: 'tickets.mentioned',
    label: 'Someone mentioned you on a ticket',
    title: 'You are mentioned on {ticket}',
    text: '{person} mentioned you.',
    outside: 'You are mentioned on a ticket.',
    values: written,
  }),
  assigned: defineNotificationType({
    ...staff,
    code: 'tickets.assigned',
    label: 'A ticket was assigned to you',
    title: '{ticket} is assigned to you',
    text: '{person} assigned it.',
    outside: 'A ticket is assigned to you.',
    values: written,
  }),
  resolved: defineNotificationType({
    ...requester,
    code: 'tickets.resolved',
    label: 'Your ticket was resolved',
    title: '{ticket} was resolved',
    text: 'Reply if it is not solved. Otherwise it closes after a few days.',
    outside: 'Your ticket was resolved. Reply if it is not solved.',
    values: { ticket: 'text' },
  }),
  merged: defineNotificationType({
    ...requester,
    code: 'tickets.merged',
    label: 'Your ticket was merged',
    title: '{ticket} was merged',
    text: 'It continues in {into}.',
    outside: 'Your ticket was merged into another one.',
    values: { ticket: 'text', into: 'text' },
  }),
  toApprove: defineNotificationType({
    ...base,
    sides: ['staff', 'client'],
    path: '/tickets-for-approval',
    code: 'tickets.to-approve',
    label: 'Ticket to approve',
    title: '{ticket} needs your approval',
    text: 'Open the tickets for approval to decide.',
    outside: 'A ticket needs your approval.',
    values: { ticket: 'text' },
  }),
  approved: defineNotificationType({
    ...requester,
    code: 'tickets.approved',
    label: 'Your ticket was approved',
    title: '{ticket} was approved',
    text: 'Work on it begins.',
    outside: 'Your ticket was approved.',
    values: { ticket: 'text' },
  }),
  rejected: defineNotificationType({
    ...requester,
    code: 'tickets.rejected',
    label: 'Your ticket was rejected',
    title: '{ticket} was rejected',
    text: '{ticket}{note}',
    outside: 'Your ticket was rejected.',
    values: { ticket: 'text', note: 'note' },
  }),
};
