import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const homePages: Readonly<Record<string, LazyPage>> = {
  home: () => import('./home/home.page.tsx').then((page) => page.HomePage),
};
