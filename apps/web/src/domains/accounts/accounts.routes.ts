import type { accountsScreens } from '@muster/contract/domains/accounts/accounts.screens.ts';
import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const accountsPages: Record<keyof typeof accountsScreens, LazyPage> = {
  userLogin: () => import('./login/login.page.tsx').then((page) => page.LoginPage),
  externalAccountSetup: () => import('./account-setup/account-setup.page.tsx').then((page) => page.AccountSetupPage),
  forgotPassword: () => import('./forgot-password/forgot-password.page.tsx').then((page) => page.ForgotPasswordPage),
  resetPassword: () => import('./reset-password/reset-password.page.tsx').then((page) => page.ResetPasswordPage),
  changePassword: () => import('./change-password/change-password.page.tsx').then((page) => page.ChangePasswordPage),
  changeTimeZone: () => import('./change-timezone/change-timezone.page.tsx').then((page) => page.ChangeTimezonePage),
  myProfile: () => import('./my-profile/my-profile.page.tsx').then((page) => page.MyProfilePage),
};

/** My profile, with parts from other domains. */
export const profilePage = () => import('./my-profile/my-profile.page.tsx').then((page) => page.MyProfilePage);
