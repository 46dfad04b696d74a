import { defineNotificationType } from '../notifications/notification-type.ts';

/** Users of a client about their own access, and its admins about the others. */
export const clientUsersNotifications = {
  accessChanged: defineNotificationType({
    code: 'client-users.access-changed',
    area: 'account',
    label: 'Your access changed',
    title: '{person} changed your access',
    text: 'Role: {role}. Positions: {positions}. Can approve: {approves}.',
    outside: 'Your access to the portal was changed.',
    values: { person: 'person', role: 'word', positions: 'word', approves: 'word' },
    path: '/client-user-settings',
    sides: ['client'],
    on: ['in-app', 'push'],
    isCritical: true,
  }),
  deactivated: defineNotificationType({
    code: 'client-users.deactivated',
    area: 'account',
    label: 'A user of your company was deactivated',
    title: '{person} deactivated {user}',
    text: '{user} can no longer sign in. You can reactivate the account.',
    outside: 'A user of your company was deactivated.',
    values: { person: 'person', user: 'person' },
    path: '/user-management',
    sides: ['client'],
    on: ['in-app', 'push'],
  }),
  accepted: defineNotificationType({
    code: 'client-users.invitation-accepted',
    area: 'account',
    label: 'An invitation was accepted',
    title: '{user} accepted the invitation',
    text: '{user} can now sign in.',
    outside: 'An invitation to the portal was accepted.',
    values: { user: 'person' },
    path: '/user-management',
    sides: ['client'],
    on: ['in-app', 'push'],
  }),
};
