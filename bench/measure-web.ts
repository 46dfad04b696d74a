import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { connectToEmbedded } from '../apps/server/src/database/embedded/connect-to-embedded.ts';
import { startPortalProcess } from '../apps/server/src/testing/portal-process.ts';
import { storeSignIn } from '../apps/server/src/testing/sign-in-over-http.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import type { BenchOptions } from './measure-work.ts';
import type { Finding } from './report.ts';

type Note = (finding: Finding) => void;

const signIn = { email: 'bench@muster.test', password: 'violet otter under nine bridges' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const debuggingPort = 9_377;
/** As the browser tests install it. */
const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** What a browser loads from the real portal, and its Lighthouse scores. */
export async function measureWeb(dataDir: string, options: BenchOptions, note: Note): Promise<void> {
  const portal = await startPortalProcess({ dataDir, entry: '../dist/main.mjs' });
  const { connection } = await connectToEmbedded(dataDir, silent);
  await storeSignIn(connection, signIn, 'hr');
  const profile = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  const context = await openBrowser(profile);
  try {
    const { login, list } = await measureScripts(context, portal.origin);
    note(scriptsFinding('login page', login, 110));
    note(scriptsFinding('usable employee list', list, 190));
    const runs = options.quick ? 1 : 3;
    await measureLighthouse({ debuggingPort, origin: portal.origin, context, runs }, note);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
    await portal.end('SIGTERM');
  }
}

function openBrowser(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? usualPaths.find((path) => existsSync(path)) ?? '/usr/bin/chromium',
    viewport: { width: 1440, height: 900 },
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Bytes of JavaScript as transferred: for the login page, and for the list in a browser with an empty cache. */
async function measureScripts(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  // The target is for gzip; a browser with a better encoding loads less.
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  const login = await scriptsOf(page, async () => {
    await page.goto(`${origin}/user-login`);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  });
  await page.getByRole('textbox', { name: 'Email' }).fill(signIn.email);
  await page.getByLabel('Password', { exact: true }).fill(signIn.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => address.pathname !== '/user-login');
  // Requests of the first page after signing in do not count for the list.
  await page.goto('about:blank');
  await forgetFiles(page);
  const list = await scriptsOf(page, async () => {
    await page.goto(`${origin}/employees`);
    await page.getByRole('row').nth(5).waitFor();
  });
  await page.close();
  return { login, list };
}

async function forgetFiles(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

interface Scripts {
  readonly bytes: number;
  readonly files: number;
}

async function scriptsOf(page: Page, open: () => Promise<void>): Promise<Scripts> {
  const sizes: Promise<number>[] = [];
  const hear = (request: Request) => {
    if (request.resourceType() === 'script') sizes.push(sentBytes(request));
  };
  page.on('requestfinished', hear);
  await open();
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', hear);
  const bytes = await Promise.all(sizes);
  return { bytes: bytes.reduce((sum, size) => sum + size, 0), files: bytes.length };
}

async function sentBytes(request: Request): Promise<number> {
  const response = await request.response();
  const encoding = await response?.headerValue('content-encoding');
  if (encoding !== 'gzip') throw new Error(`${request.url()} was not sent compressed but ${encoding ?? 'plain'}.`);
  return (await request.sizes()).responseBodySize;
}

function scriptsFinding(where: string, { bytes, files }: Scripts, goal: number): Finding {
  return {
    name: `scripts ${where}`,
    title: `JavaScript to the ${where}, gzip`,
    figure: bytes / 1024,
    goal,
    unit: 'KiB',
    details: { bytes, files },
    shown: `${files} files`,
  };
}
