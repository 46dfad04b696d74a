export { LatestNotifications } from './latest-notifications.tsx';
export { NotificationBell } from './notification-bell/notification-bell.tsx';

/** Loaded at sign-out only. */
export const forgetThisBrowser = async (): Promise<void> =>
  (await import('./settings/this-browser.ts')).forgetThisBrowser();
