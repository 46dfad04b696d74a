import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { dropForeignDrafts } from '../platform/session/drafts.ts';
import { portalRoutes } from './portal-routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Everything behind the sign-in. The previous screen stays until the screen at the browser's address can be rendered.
 */
export async function renderPortal(root: Pick<Root, 'render'>): Promise<void> {
  dropForeignDrafts();
  const router = createBrowserRouter(portalRoutes());
  await firstScreen(router);
  // Immediately, because the user is waiting for the screen.
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
