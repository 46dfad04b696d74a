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
const limits = { login: 110, list: 190 };

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
