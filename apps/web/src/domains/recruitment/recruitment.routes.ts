import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const recruitmentPages: Readonly<Record<string, LazyPage>> = {
  openPositions: () =>
    import('./open-position-list/open-position-list.page.tsx').then((page) => page.OpenPositionListPage),
  openPositionDetails: () =>
    import('./open-position-details/open-position-details.page.tsx').then((page) => page.OpenPositionDetailsPage),
};
