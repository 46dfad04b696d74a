import { defineNotificationType } from '../notifications/notification-type.ts';

export const approvalsNotifications = {
  substitute: defineNotificationType({
    code: 'approvals.substitute',
    area: 'approvals',
    label: 'You are a substitute',
    title: 'You are the substitute of {person}',
    text: 'From {first} to {last}, you can decide requests that wait for {person}.',
    outside: 'You were named as a substitute.',
    values: { person: 'person', first: 'day', last: 'day' },
    path: '/approval-substitutes',
    sides: ['staff'],
    on: ['in-app', 'push'],
  }),
};
