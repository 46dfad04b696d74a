import type { LazyPage } from '../../platform/access/lazy-page.ts';

export const lookupsPages: Readonly<Record<string, LazyPage>> = {
  offices: () => import('./offices/offices.page.tsx').then((page) => page.OfficesPage),
  currencies: () => import('./currencies/currencies.page.tsx').then((page) => page.CurrenciesPage),
};
