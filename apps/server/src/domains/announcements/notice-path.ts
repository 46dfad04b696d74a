import { announcementNotification } from '@muster/contract/domains/announcements/announcements-notifications.ts';

/** Type of the recipient's notification. */
export const noticeType = announcementNotification.code;

/** Opens it on the recipient's home screen. */
export const noticePath = (id: number) => `/?notice=${id}`;
