export { LatestNotifications } from './latest-notifications.tsx';
export { NotificationBell } from './notification-bell/notification-bell.tsx';
