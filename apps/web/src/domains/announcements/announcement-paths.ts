import { pathOf } from '@muster/contract/screen-paths.ts';

export const announcementPaths = {
  list: pathOf('clientNotifications'),
  add: pathOf('clientNotificationsAdd'),
  edit: (id: number) => `${pathOf('clientNotificationsAdd')}?id=${id}`,
  copy: (id: number) => `${pathOf('clientNotificationsAdd')}?copy=${id}`,
  preview: (id: number) => `${pathOf('clientNotificationsPreview')}?id=${id}`,
};
