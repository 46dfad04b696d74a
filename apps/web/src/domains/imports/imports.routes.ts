import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const importsPages: Readonly<Record<string, LazyPage>> = {
  imports: () => import('./import-list/imports.page.tsx').then((page) => page.ImportsPage),
};
