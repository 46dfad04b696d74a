import { defineNotificationType } from '../notifications/notification-type.ts';

export const staffUsersNotifications = {
  accessChanged: defineNotificationType({
    code: 'staff-users.access-changed',
    area: 'account',
    label: 'Your roles changed',
    title: '{person} changed your roles',
    text: 'Your roles: {roles}.',
    outside: 'Your access to the portal was changed.',
    values: { person: 'person', roles: 'word' },
    path: '/my-profile',
    sides: ['staff', 'employee'],
    on: ['in-app', 'push'],
    isCritical: true,
  }),
};
