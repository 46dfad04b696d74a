import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const announcementsPages: Readonly<Record<string, LazyPage>> = {
  clientNotifications: () =>
    import('./announcement-list/announcement-list.page.tsx').then((page) => page.AnnouncementListPage),
  clientNotificationsAdd: () =>
    import('./announcement-form/announcement-form.page.tsx').then((page) => page.AnnouncementFormPage),
  clientNotificationsPreview: () =>
    import('./announcement-preview/announcement-preview.page.tsx').then((page) => page.AnnouncementPreviewPage),
};
