import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const notificationsPages: Readonly<Record<string, LazyPage>> = {
  notifications: () => import('./notification-list/notifications.page.tsx').then((page) => page.NotificationsPage),
  notificationTypes: () =>
    import('./notification-types/notification-types.page.tsx').then((page) => page.NotificationTypesPage),
  outbox: () => import('./outbox/outbox.page.tsx').then((page) => page.OutboxPage),
};
