import { beginsInClientArea } from '@muster/contract/domains/recruitment/client-area.policy.ts';
import { isClientOnly } from '@muster/contract/roles.ts';
import type { LazyPage } from '../../platform/access/lazy-page.ts';
import { sessionState } from '../../platform/session/session-store.ts';

export const homePages: Readonly<Record<string, LazyPage>> = {
  home: () => {
    const { roles } = sessionState().page;
    if (beginsInClientArea(roles)) return import('./client/client-home.page.tsx').then((page) => page.ClientHomePage);
    return isClientOnly(roles)
      ? import('./client/main-contact-home.page.tsx').then((page) => page.MainContactHomePage)
      : import('./home/home.page.tsx').then((page) => page.HomePage);
  },
  position: () => import('./client/position.page.tsx').then((page) => page.PositionPage),
  dashboard: () => import('./client/dashboard.page.tsx').then((page) => page.DashboardPage),
  actionCenter: () => import('./action-center/action-center.page.tsx').then((page) => page.ActionCenterPage),
  actionCenterDetails: () => import('./action-center/action.page.tsx').then((page) => page.ActionPage),
};
