import type { PageData } from '@muster/contract/page-data.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { openPortal } from '../app/start/start-portal.tsx';
import { forgetToken } from '../platform/api/by-token.ts';
import { forgetCsrf } from '../platform/api/csrf.ts';
import { replacePageExit } from '../platform/session/page-exit.ts';
import { startSession } from '../platform/session/session-store.ts';
import { fakeServer } from './fake-server.ts';
import { type PersonFacts, pageDataFor } from './people.ts';
import { usualAnswers } from './usual-answers.ts';

export interface ScreenQuestion {
  /** Null: nobody is signed in. */
  readonly as?: PersonFacts | null;
  readonly page?: Partial<PageData>;
  /** Answers of the fake server in addition to the usual ones. */
  readonly server?: readonly RequestHandler[];
  /** That the address kept through a reload. */
  readonly state?: object;
}

/**
 * Opens an address as the browser does: page data of the user, the guard of section 2.1, the router, the screen.
 * Returns where the page was left for, if it was.
 */
export async function renderScreen(
  address: string,
  { as = null, page: more, server = [], state }: ScreenQuestion = {},
) {
  const page = pageDataFor(as, more);
  fakeServer.use(...server, ...usualAnswers(page));
  window.history.replaceState(state ? { usr: state, key: 'reloaded', idx: 0 } : null, '', address);
  startSession(page);
  const view = render(null);
  const user = userEvent.setup();
  await act(() => openPortal(window, { render: (node: ReactNode) => view.rerender(node) }));
  return { user, exits, address: () => window.location.pathname + window.location.search };
}

/** Addresses for which the page was left, 'reload' for a reload. */
const exits: string[] = [];

/** Call once in each file with screen tests. */
export function withFakeServer(): void {
  let putExitBack: (() => void) | null = null;
  beforeAll(() => {
    fakeServer.listen({ onUnhandledFrame: 'error' });
    // The fake server's answers cannot set a cookie of the page.
    Object.defineProperty(document, 'cookie', { configurable: true, value: 'XSRF-TOKEN=csrf-of-the-test' });
  });
  afterAll(() => {
    fakeServer.close();
    // The next file of this worker starts without the clock and the rights of a user.
    startSession(pageDataFor(null));
  });
  afterEach(() => {
    fakeServer.resetHandlers();
    forgetToken();
    forgetCsrf();
    exits.length = 0;
    vi.useRealTimers();
    putExitBack?.();
  });
  beforeEach(() => {
    putExitBack = watchExits();
  });
}

const watchExits = () =>
  replacePageExit({ open: (address) => exits.push(address), reload: () => exits.push('reload') });

/** The heading of the screen, when it is shown. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
