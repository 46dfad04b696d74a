import { defineNotificationType } from '../notifications/notification-type.ts';

export const announcementNotification = defineNotificationType({
  code: 'client-notification',
  area: 'announcements',
  label: 'New announcement',
  title: '{title}',
  text: '{text}',
  outside: 'There is a new announcement for you.',
  values: { title: 'text', text: 'text' },
  path: null,
  sides: ['client'],
  on: ['in-app', 'push'],
});
