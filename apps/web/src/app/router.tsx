import type { RouteObject } from 'react-router';
import { createBrowserRouter, createMemoryRouter } from 'react-router';
import { publicRoutes } from './public-routes.ts';
import { Root } from './root/root.tsx';
import { ScreenError } from './root/screen-error.tsx';

export const loadPortal = () => import('./portal-routes.tsx');

const rootId = 'root';

/**
 * The router of this browser page. It knows the screens before the login; the others join when an address asks for one,
 * so that the login page carries none of them.
 */
export function createPortalRouter() {
  return createBrowserRouter(rootRoutes(), { patchRoutesOnNavigation: portalOnDemand() });
}

/** The same screens without a browser, for tests. */
export function createTestRouter(address: string) {
  return createMemoryRouter(rootRoutes(), { initialEntries: [address], patchRoutesOnNavigation: portalOnDemand() });
}

function rootRoutes(): RouteObject[] {
  return [
    {
      id: rootId,
      Component: Root,
      ErrorBoundary: ScreenError,
      HydrateFallback: () => null,
      children: publicRoutes.map((route) => ({ ...route })),
    },
  ];
}

function portalOnDemand() {
  let isKnown = false;
  return async ({ patch }: { readonly patch: (routeId: string, children: RouteObject[]) => void }) => {
    if (isKnown) return;
    const { portalRoutes } = await loadPortal();
    isKnown = true;
    patch(
      rootId,
      portalRoutes.map((route) => ({ ...route })),
    );
  };
}
