import type { accountsScreens } from '@muster/contract/domains/accounts/accounts.screens.ts';
import type { LazyPage } from '../../platform/access/lazy-page.ts';
import { publicAccountsPages } from './public-accounts.routes.ts';

export const accountsPages: Record<keyof typeof accountsScreens, LazyPage> = {
  ...publicAccountsPages,
  changePassword: () => import('./change-password/change-password.page.tsx').then((page) => page.ChangePasswordPage),
  changeTimeZone: () => import('./change-timezone/change-timezone.page.tsx').then((page) => page.ChangeTimezonePage),
  myProfile: () => import('./my-profile/my-profile.page.tsx').then((page) => page.MyProfilePage),
};

/** My profile, with parts from other domains. */
export const profilePage = () => import('./my-profile/my-profile.page.tsx').then((page) => page.MyProfilePage);
