import * as streams from 'node:stream/web';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { clearToasts } from '../platform/feedback/toast-store.ts';
import { endWithThisFile } from './file-boundary.ts';

// Parts that load on first use take longer on a busy machine.
configure({ asyncUtilTimeout: 12_000, getElementError });

endWithThisFile();

vi.mock('../platform/format/no-break.ts', async (load) => {
  const { noBreak } = await load<typeof import('../platform/format/no-break.ts')>();
  const { noBreakInTests } = await import('./no-break-spaces.ts');
  return { noBreak: noBreakInTests(noBreak) };
});

// Every file begins at the same time: texts leave out the current year.
const startsAt = Date.parse('2026-11-23T06:00:00Z') - performance.now();
Date.now = () => Math.floor(startsAt + performance.now());

// What browsers have and jsdom lacks. Reduced motion is on, so that nothing waits for a transition.
Object.assign(globalThis, streams);
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
    onchange: null,
  }),
});

class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', ResizeObserverStub);

class IntersectionObserverStub extends ResizeObserverStub {
  readonly root = null;
  readonly rootMargin = '';
  readonly thresholds = [];
  takeRecords(): [] {
    return [];
  }
}
vi.stubGlobal('IntersectionObserver', IntersectionObserverStub);

// Its style sheet hides elements with the attribute `popover`, as browsers do, but it cannot show them.
HTMLElement.prototype.showPopover = function show(this: HTMLElement) {
  this.style.display = 'block';
};
HTMLElement.prototype.hidePopover = function hide(this: HTMLElement) {
  this.style.display = '';
};
HTMLElement.prototype.scrollIntoView = () => undefined;
HTMLElement.prototype.scrollTo = () => undefined;
window.scrollTo = () => undefined;
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { ready: Promise.resolve(), addEventListener: () => undefined },
});

/**
 * With the page as text when the message is read: a query that waits fails many times, and printing the page each time
 * takes a tenth of a run.
 */
function getElementError(says: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let message: string | null = null;
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      message ??= [says, prettyDOM(container)].filter(Boolean).join('\n\n');
      return message;
    },
    set: (text: string) => {
      message = text;
    },
  });
}

afterEach(() => {
  cleanup();
  clearToasts();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
