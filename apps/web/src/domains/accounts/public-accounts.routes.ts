import type { LazyPage } from '../../platform/access/lazy-page.ts';

/** Apart from the other pages of accounts, because the first file of the web app names their parts. */
export const publicAccountsPages = {
  userLogin: () => import('./login/login.page.tsx').then((page) => page.LoginPage),
  externalAccountSetup: () => import('./account-setup/account-setup.page.tsx').then((page) => page.AccountSetupPage),
  forgotPassword: () => import('./forgot-password/forgot-password.page.tsx').then((page) => page.ForgotPasswordPage),
  resetPassword: () => import('./reset-password/reset-password.page.tsx').then((page) => page.ResetPasswordPage),
} satisfies Readonly<Record<string, LazyPage>>;
