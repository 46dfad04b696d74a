import type { ScreenDeclaration } from '@muster/contract/screen.ts';
import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router';
import { type LazyPage, loadPage } from '../platform/access/lazy-page.ts';
import { notFoundPath, redirectFrom } from '../platform/access/screen-guard.ts';
import { ScreenError } from './root/screen-error.tsx';

export type Pages = Readonly<Record<string, LazyPage | undefined>>;

/** Routes of the screens that have a page; the others do not exist. Each runs the guard of section 2.1. */
export function screenRoutes(screens: readonly ScreenDeclaration[], pages: Pages): RouteObject[] {
  return screens.flatMap((screen) => {
    const page = pages[screen.name];
    return page ? [screenRoute(screen, page)] : [];
  });
}

export const unknownAddress = nowhere('*');

/**
 * Known addresses without a page. They need their own routes: without one `/employees/shifts` would be read as the
 * employee 'shifts'.
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
    // Filters in the address do not affect access.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    // Only around the screen, so that the menu stays when it fails.
    ErrorBoundary: ScreenError,
    lazy: async () => ({ Component: await loadPage(screen.name, page) }),
  };
}

function guarded(screen: ScreenDeclaration, request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  const target = redirectFrom(screen, pathname + search);
  return target === null ? null : replace(target);
}
