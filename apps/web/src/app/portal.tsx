import type { Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { dropForeignDrafts } from '../platform/session/drafts.ts';
import { portalRoutes } from './portal-routes.tsx';

/** Everything behind the login: the router reads the address that the browser shows now. */
export function renderPortal(root: Pick<Root, 'render'>): void {
  dropForeignDrafts();
  root.render(<RouterProvider router={createBrowserRouter(portalRoutes())} />);
}
