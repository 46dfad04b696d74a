import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const clientsPages: Readonly<Record<string, LazyPage>> = {
  clients: () => import('./client-list/client-list.page.tsx').then((page) => page.ClientListPage),
  clientDetails: () => import('./client-details/client-details.page.tsx').then((page) => page.ClientDetailsPage),
  accountManagement: () =>
    import('./account-management/account-management.page.tsx').then((page) => page.AccountManagementPage),
  accountManagementDetails: () =>
    import('./account-details/account-details.page.tsx').then((page) => page.AccountDetailsPage),
  myAccountManager: () =>
    import('./my-account-manager/my-account-manager.page.tsx').then((page) => page.MyAccountManagerPage),
};
