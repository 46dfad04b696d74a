import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { reportError, watchUncaughtErrors } from '../../platform/api/report-error.ts';
import { assertPushKey } from '../../platform/realtime/push-options.ts';
import { dropForeignDrafts } from '../../platform/session/drafts.ts';
import { readPageData } from '../../platform/session/page-data.ts';
import { sessionState, startSession } from '../../platform/session/session-store.ts';
import { startColorScheme } from '../../ui/color-scheme/color-scheme.ts';
import { isPublicPath } from '../public-routes.ts';
import { createPortalRouter, loadPortal } from '../router.tsx';
import { StartFailure } from './start-failure.tsx';
import { installTrustedTypes } from './trusted-types.ts';

/** From the server's page to the first screen. What is missing in the page stops the start and says so. */
export async function startPortal(page: Window): Promise<void> {
  installTrustedTypes(page);
  startColorScheme();
  const root = createRoot(placeOf(page.document));
  try {
    startSession(readPageData(page.document));
    watchUncaughtErrors(page);
    assertPushKey(sessionState().page.push);
    dropForeignDrafts();
    await openFirstAddress(page);
    root.render(<RouterProvider router={createPortalRouter()} />);
  } catch (error) {
    reportError(error);
    root.render(<StartFailure error={error} />);
  }
}

/** Judged before the router starts, so that nobody loads a screen only to be sent elsewhere. */
async function openFirstAddress({ location, history, document }: Window): Promise<void> {
  if (isPublicPath(location.pathname)) {
    // While the password is checked the portal behind it loads.
    document.addEventListener('submit', () => void preloadShell(), { once: true, capture: true });
    return;
  }
  if (sessionState().page.loggedIn) void preloadShell();
  const { redirectAt } = await loadPortal();
  const target = redirectAt(location.pathname, location.search);
  if (target !== null) history.replaceState(null, '', target);
}

/** A failure here is met again, and answered, where the shell is really wanted. */
async function preloadShell(): Promise<void> {
  await Promise.allSettled([loadPortal(), import('../shell/shell.tsx')]);
}

function placeOf(document: Document): HTMLElement {
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no element #root to show the portal in. Build the web app again.');
  return place;
}
