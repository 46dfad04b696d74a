import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { dropForeignDrafts } from '../platform/session/drafts.ts';
import { portalRoutes } from './portal-routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Everything behind the login. What is shown before stays until the screen at the browser's address can be drawn. */
export async function renderPortal(root: Pick<Root, 'render'>): Promise<void> {
  dropForeignDrafts();
  const router = createBrowserRouter(portalRoutes());
  await firstScreen(router);
  // At once, so that the waiting user sees the screen.
  flushSync(() => root.render(<RouterProvider router={router} />));
}

function firstScreen(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
