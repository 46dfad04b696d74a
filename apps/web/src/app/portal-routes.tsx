import { builtScreens } from '@muster/contract/not-yet-built.ts';
import { screenByPath } from '@muster/contract/screen-paths.ts';
import type { RouteObject } from 'react-router';
import { loadPage } from '../platform/access/lazy-page.ts';
import { notFoundPath, redirectFrom } from '../platform/access/screen-guard.ts';
import { pages } from './pages.ts';
import { isPublicPath } from './public-routes.ts';
import { screenRoutes, unknownAddress } from './screen-routes.tsx';

const screens = builtScreens.filter(({ path }) => !isPublicPath(path));

/** Every screen behind the login, most of them inside the shell. */
export const portalRoutes: RouteObject[] = [
  {
    id: 'shell',
    lazy: async () => ({ Component: await loadPage('shell', loadShell) }),
    children: screenRoutes(
      screens.filter(({ frame }) => frame === 'shell'),
      pages,
    ),
  },
  ...screenRoutes(
    screens.filter(({ frame }) => frame === 'bare'),
    pages,
  ),
  unknownAddress,
];

export const loadShell = () => import('./shell/shell.tsx').then((part) => part.Shell);

/** Where the first address of a visit leads before anything of it is loaded; null where it opens. */
export function redirectAt(path: string, search: string): string | null {
  const found = screenByPath(path);
  const isBuilt = found !== null && screens.some(({ name }) => name === found.screen.name);
  return isBuilt ? redirectFrom(found.screen, path + search) : notFoundPath;
}
