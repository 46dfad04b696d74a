import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const approvalsPages: Readonly<Record<string, LazyPage>> = {
  approvalSubstitutes: () => import('./substitutes/substitutes.page.tsx').then((page) => page.SubstitutesPage),
};
