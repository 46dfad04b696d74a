import { pathOf } from '@muster/contract/screen-paths.ts';

export const announcementPaths = {
  list: pathOf('clientNotifications'),
  add: pathOf('newNotification'),
  edit: (id: number) => `${pathOf('newNotification')}?id=${id}`,
  copy: (id: number) => `${pathOf('newNotification')}?copy=${id}`,
  preview: (id: number) => `${pathOf('notificationPreview')}?id=${id}`,
};
