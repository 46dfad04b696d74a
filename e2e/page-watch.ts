import type { ConsoleMessage, Page, Request } from '@playwright/test';

/** Records everything that goes wrong in a page invisibly. */
export interface PageWatch {
  /** Uncaught exceptions, console errors and warnings, unanswered requests, content security policy violations. */
  readonly problems: () => readonly string[];
  /** Answers of 400 and above, as `GET /address 403`. */
  readonly refusals: () => readonly string[];
  /** Waits until there is a heading, no request is pending, and nothing shows a loading state. */
  readonly settled: () => Promise<void>;
  /** After a change of size or colours: as `settled`, without the wait for quiet where the next two frames start nothing. */
  readonly drawn: () => Promise<void>;
}

const quietMs = 120;
const patienceMs = 30_000;

export async function watchPage(page: Page): Promise<PageWatch> {
  const problems: string[] = [];
  const refusals: string[] = [];
  const open = new Set<Request>();
  await page.exposeFunction('reportPolicyViolation', (text: string) => problems.push(`content policy: ${text}`));
  await page.addInitScript(listenForViolations);
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (isProblem(message)) problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  let started = 0;
  page.on('request', (request) => {
    started += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    // Leaving a page aborts its pending requests.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') problems.push(`no answer: ${request.method()} ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) refusals.push(`${response.request().method()} ${pathname} ${response.status()}`);
  });
  /** True if nothing was pending, started or changed for so long. */
  const isQuietFor = async (ms: number) => {
    const before = started;
    if (open.size > 0) return false;
    const isStill = await page.evaluate(staysStill, ms).catch(afterNavigation);
    return isStill && open.size === 0 && started === before;
  };
  const settled = async () => {
    const until = Date.now() + patienceMs;
    while (!(await isQuietFor(quietMs))) {
      if (Date.now() > until) throw new Error(`Still waiting for ${[...open].map((one) => one.url()).join(', ')}`);
      await page.waitForTimeout(20);
    }
  };
  return {
    problems: () => problems,
    refusals: () => refusals,
    settled,
    drawn: async () => {
      await page.evaluate(twoFrames);
      if (!(await isQuietFor(0))) await settled();
    },
  };
}

/**
 * The browser logs every refused call; the test decides whether the refusal is expected (`refusals`). It also
 * logs a push connection that was aborted by leaving the page, or closed in the moment of a message.
 */
function isProblem(message: ConsoleMessage): boolean {
  const isRefusal = message.text().startsWith('Failed to load resource: the server responded with a status of 4');
  const isCutOff =
    /WebSocket is (closed before the connection is established|already in CLOSING or CLOSED state)\.$/.test(
      message.text(),
    );
  return (message.type() === 'error' || message.type() === 'warning') && !isRefusal && !isCutOff;
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/**
 * True if, for so long, there is a heading, nothing shows a loading state, and no colour or size is changing. It asks
 * inside the page, because each question from outside costs several milliseconds of three processes.
 */
async function staysStill(ms: number): Promise<boolean> {
  const loading = '[aria-busy="true"], [role="progressbar"], [role="status"][aria-label^="Loading"]';
  const isStill = () =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    }) &&
    document.querySelector('h1') !== null &&
    document.querySelector(loading) === null;
  const until = performance.now() + ms;
  while (isStill()) {
    if (performance.now() >= until) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

function afterNavigation(problem: unknown): false {
  if (problem instanceof Error && /context was destroyed|navigation/i.test(problem.message)) return false;
  throw problem;
}

function listenForViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    const report: unknown = Reflect.get(window, 'reportPolicyViolation');
    if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
}
