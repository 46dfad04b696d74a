import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const staffUsersPages: Readonly<Record<string, LazyPage>> = {
  users: () => import('./user-list/users.page.tsx').then((page) => page.UsersPage),
};
