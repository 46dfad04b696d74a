import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './portal-test.ts';

const assets = join(import.meta.dirname, '..', 'apps', 'web', 'dist', 'assets');

test('the pages do without Temporal, which not every supported browser has', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => /\bTemporal\./.test(readFileSync(join(assets, name), 'utf8')))).toEqual([]);
});

/** In KiB of gzip, to a page that can be used. */
const limits = { login: 110, list: 190, clientHome: 215 };

/** The push connection, which starts after the page can be used: on a slow machine while this test still waits. */
const isOfPush = (name: string) => readFileSync(join(assets, name), 'utf8').includes('pusher:subscribe');

async function scriptsOf(page: Page, open: () => Promise<void>): Promise<number> {
  const names = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.add(new URL(request.url()).pathname.replace('/assets/', ''));
  });
  await open();
  await page.waitForLoadState('networkidle');
  expect(names.size).toBeGreaterThan(1);
  return [...names]
    .filter((name) => !isOfPush(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length / 1024, 0);
}

test('the login page loads little JavaScript', async ({ page }) => {
  const size = await scriptsOf(page, async () => {
    await page.goto('/user-login');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
  });
  expect(size).toBeLessThan(limits.login);
});

test.describe('somebody who opens the employees', () => {
  test.use({ as: 'hr' });

  test('loads little JavaScript for the list', async ({ page }) => {
    const size = await scriptsOf(page, async () => {
      await page.goto('/employees');
      await page.getByRole('row').nth(5).waitFor();
    });
    expect(size).toBeLessThan(limits.list);
  });
});

test.describe('a client user with a phone', () => {
  test.use({ as: 'client-admin', viewport: { width: 390, height: 844 } });

  /** On a phone each step of this sequence takes 150 ms: the page, then its files beside the token and the data. */
  test('loads the home in one wave, and its data beside the files', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      requested.push(`${request.method()} ${pathname}${search}`);
    });
    const html = (await (await page.goto('/'))?.text()) ?? '';
    await page.getByRole('heading', { name: 'Account manager' }).waitFor();
    await page.waitForLoadState('networkidle');

    const files = requested.flatMap((request) => /^GET \/assets\/([\w-]+\.(?:js|css))$/.exec(request)?.[1] ?? []);
    const ofHome = files.filter((name) => !isOfPush(name));
    expect(ofHome.filter((name) => !html.includes(`/assets/${name}`))).toEqual([]);
    const size = ofHome.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length / 1024, 0);
    expect(size).toBeLessThan(limits.clientHome);

    const calls = requested.filter((request) => request.includes(' /api/') || request.includes(' /sanctum/'));
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
    expect(calls[0]).toBe('POST /api/tokens/create');
    expect(calls).not.toContain('GET /sanctum/csrf-cookie');
    const untaken = await page.evaluate(() => {
      const answers: unknown = Reflect.get(window, 'firstAnswers');
      return answers instanceof Map ? [...answers.keys()] : null;
    });
    expect(untaken).toEqual([]);
    const afterTheFiles = calls.filter((call) => call.startsWith('GET /api/')).slice(firstReads);
    expect(afterTheFiles.filter((call) => !ofTheFrame.test(call))).toEqual([]);
  });
});

/** What the home shows, and its user. */
const firstReads = 7;
/** The frame around the home: what is unread, what waits, the names of time zones. */
const ofTheFrame = /^GET \/api\/(notifications|needs|get-timezones)\b/;
