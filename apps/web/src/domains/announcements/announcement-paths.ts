import { pathOf } from '@muster/contract/screen-paths.ts';

export const announcementPaths = {
  list: pathOf('clientNotifications'),
  add: pathOf('clientNotificationsAdd'),
  edit: (id: number) => `${pathOf('clientNotificationsAdd')}?id=${id}`,
  copy: (id: number) => `${pathOf('clientNotificationsAdd')}?copy=${id}`,
  preview: (id: number) => `${pathOf('clientNotificationsPreview')}?id=${id}`,
};

/** An id as an address carries it; null for anything else. */
export const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
