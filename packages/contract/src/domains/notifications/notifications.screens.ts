import { defineScreens } from '../../screen.ts';
import { notificationTypeAccess, outboxAccess } from './notifications.policy.ts';

export const notificationsScreens = defineScreens({
  notifications: {
    name: 'notifications',
    path: '/notifications',
    title: 'Notifications',
    section: '2.3',
    access: 'login',
    frame: 'shell',
  },
  notificationTypes: {
    name: 'notificationTypes',
    path: '/notification-types',
    title: 'Notification types',
    section: '2.4',
    access: notificationTypeAccess,
    frame: 'shell',
    menu: { group: 'Settings', label: 'Notification types', icon: 'bell', order: 60 },
  },
  outbox: {
    name: 'outbox',
    path: '/outbox',
    title: 'Outbox',
    section: '2.4',
    access: outboxAccess,
    frame: 'shell',
    menu: { group: 'Settings', label: 'Outbox', icon: 'mail', order: 61 },
  },
});
