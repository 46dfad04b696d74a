import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const announcementsPages: Readonly<Record<string, LazyPage>> = {
  clientNotifications: () =>
    import('./announcement-list/announcement-list.page.tsx').then((page) => page.AnnouncementListPage),
  newNotification: () =>
    import('./announcement-form/announcement-form.page.tsx').then((page) => page.AnnouncementFormPage),
  notificationPreview: () =>
    import('./announcement-preview/announcement-preview.page.tsx').then((page) => page.AnnouncementPreviewPage),
};
