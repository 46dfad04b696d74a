import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const publicAccessPages: Readonly<Record<string, LazyPage>> = {
  forbidden: () => import('./forbidden/forbidden.page.tsx').then((page) => page.ForbiddenPage),
  pageNotFound: () => import('./page-not-found/page-not-found.page.tsx').then((page) => page.PageNotFoundPage),
};
