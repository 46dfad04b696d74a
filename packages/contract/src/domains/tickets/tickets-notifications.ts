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
  dueSoon: defineNotificationType({
    ...staff,
    code: 'tickets.due-soon',
    label: 'A ticket is due soon',
    title: '{ticket} is due soon',
    text: 'It is not resolved yet.',
    outside: 'A ticket is due soon.',
    values: { ticket: 'text' },
  }),
  overdue: defineNotificationType({
    ...staff,
    code: 'tickets.overdue',
    label: 'A ticket is overdue',
    title: '{ticket} is overdue',
    text: 'It is not resolved yet.',
    outside: 'A ticket is overdue.',
    values: { ticket: 'text' },
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
};
