import type { ScreenDeclaration } from '@muster/contract/screen.ts';
import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router';
import { type LazyPage, loadPage } from '../platform/access/lazy-page.ts';
import { notFoundPath, redirectFrom } from '../platform/access/screen-guard.ts';
import { ScreenError } from './root/screen-error.tsx';

export type Pages = Readonly<Record<string, LazyPage | undefined>>;

/** Routes of those screens that have a page; the others do not exist. The guard of section 2.1 stands before each. */
export function screenRoutes(screens: readonly ScreenDeclaration[], pages: Pages): RouteObject[] {
  return screens.flatMap((screen) => {
    const page = pages[screen.name];
    return page ? [screenRoute(screen, page)] : [];
  });
}

export const unknownAddress = nowhere('*');

/**
 * Addresses that are known but not built. They need routes of their own: without one `/employees/shifts` would be taken
 * for the employee 'shifts'.
 */
export function plannedRoutes(screens: readonly ScreenDeclaration[]): RouteObject[] {
  return screens.map(({ path }) => nowhere(path));
}

function nowhere(path: string): RouteObject {
  return { path, loader: () => replace(notFoundPath) };
}

function screenRoute(screen: ScreenDeclaration, page: LazyPage): RouteObject {
  return {
    id: screen.name,
    path: screen.path,
    handle: screen,
    loader: ({ request }: LoaderFunctionArgs) => guarded(screen, request),
    // Filters in the address change nothing about who may be here.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    // Beside the screen alone, so that the menu around a broken one stays.
    ErrorBoundary: ScreenError,
    lazy: async () => ({ Component: await loadPage(screen.name, page) }),
  };
}

function guarded(screen: ScreenDeclaration, request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  const target = redirectFrom(screen, pathname + search);
  return target === null ? null : replace(target);
}
