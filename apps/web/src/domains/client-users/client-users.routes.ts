import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const clientUsersPages: Readonly<Record<string, LazyPage>> = {
  userManagement: () => import('./user-list/user-management.page.tsx').then((page) => page.UserManagementPage),
  userManagementDetails: () => import('./user-details/user-details.page.tsx').then((page) => page.UserDetailsPage),
  clientUserSettings: () =>
    import('./settings/client-user-settings.page.tsx').then((page) => page.ClientUserSettingsPage),
};
