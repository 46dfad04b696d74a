import { createRoot, type Root } from 'react-dom/client';
import { provideEntrance } from '../../platform/access/enter-portal.ts';
import { focusHeading } from '../../platform/access/heading-focus.ts';
import { loadPage } from '../../platform/access/lazy-page.ts';
import { redirectFrom } from '../../platform/access/screen-guard.ts';
import { reportError, watchUncaughtErrors } from '../../platform/api/report-error.ts';
import { watchInput } from '../../platform/api/user-activity.ts';
import { assertPushKey } from '../../platform/realtime/push-key.ts';
import { readPageData } from '../../platform/session/page-data.ts';
import { sessionState, startSession } from '../../platform/session/session-store.ts';
import { startColorScheme } from '../../ui/color-scheme/color-scheme.ts';
import { PublicFrame } from '../public/public-frame.tsx';
import { type PublicScreen, publicScreenAt } from '../public-screens.ts';
import { StartFailure } from './start-failure.tsx';
import { installTrustedTypes } from './trusted-types.ts';

const loadPortal = () => import('../portal.tsx');

/** From the server's page to the first screen. If the page lacks something, the start stops with a message. */
export async function startPortal(page: Window): Promise<Root> {
  installTrustedTypes(page);
  startColorScheme();
  const root = createRoot(placeOf(page.document), { onUncaughtError: (error) => fail(root, error) });
  try {
    startSession(readPageData(page.document));
    watchUncaughtErrors(page);
    watchInput(page);
    assertPushKey(sessionState().page.push);
    await openPortal(page, root);
  } catch (error) {
    fail(root, error);
  }
  return root;
}

/** Shows the screen at the page's address, or the one that section 2.1 redirects to, and prepares for a sign-in. */
export async function openPortal(page: Window, root: Drawn): Promise<void> {
  provideEntrance((address) => enter(page, root, address));
  await openFirstScreen(page, root);
}

type Drawn = Pick<Root, 'render'>;

async function openFirstScreen({ location, history, document }: Window, root: Drawn): Promise<void> {
  const { loggedIn } = sessionState().page;
  let screen = publicScreenAt(location.pathname);
  if (!loggedIn && screen === null) {
    const { firstAddress } = await import('../first-address.ts');
    history.replaceState(null, '', firstAddress(location.pathname, location.search));
    screen = publicScreenAt(location.pathname);
  }
  const target = screen ? redirectFrom(screen.screen, location.pathname) : null;
  if (target !== null) history.replaceState(null, '', target);
  if (screen === null || target !== null) {
    const { renderPortal } = await loadPortal();
    await renderPortal(root);
    return;
  }
  await showPublic(root, screen);
  // The portal loads while the password is checked. A failure is ignored here, because the real use reports it.
  document.addEventListener('submit', () => void loadPortal().catch(() => undefined), { once: true, capture: true });
}

async function showPublic(root: Drawn, { screen, page }: PublicScreen): Promise<void> {
  const Page = await loadPage(screen.name, page);
  root.render(
    <PublicFrame title={screen.title}>
      <Page />
    </PublicFrame>,
  );
}

async function enter({ history }: Window, root: Drawn, address: string): Promise<void> {
  const { renderPortal } = await loadPortal();
  history.replaceState(null, '', address);
  await renderPortal(root);
  focusHeading();
}

function fail(root: Root, error: unknown): void {
  reportError(error);
  root.render(<StartFailure error={error} />);
}

function placeOf(document: Document): HTMLElement {
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no element #root to show the portal in. Build the web app again.');
  return place;
}
