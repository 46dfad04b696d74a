import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@muster/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from './build-test-app.ts';

const link = (file: string) => `<link rel="modulepreload" href="/assets/${file}" nonce="__CSP_NONCE__">`;
const html = `<!doctype html><html><head><!--page-data--><!--signed-in${link('portal.js')}--><!--at-home${link('home.js')}--><!--at-client-home${link('client.js')}--></head></html>`;

let folder: string;
let portal: TestPortal;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-preload-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), html);
  portal = await buildTestApp({ webFolder: folder });
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const preloaded = (body: string) =>
  [...body.matchAll(/href="\/assets\/(\w+)\.js" nonce="[\w-]{20,}"/g)].map(([, name]) => name);

it('signed-in visitors load the portal with the page, and at home the home page', async () => {
  const { cookies } = await portal.as({ roles: ['hr'] });
  const page = async (url: string) => {
    const { body } = await portal.app.inject({ method: 'GET', url, cookies: Object.fromEntries(cookies) });
    return preloaded(body);
  };
  expect(await page('/employees')).toEqual(['portal']);
  expect(await page('/employees?page=2')).toEqual(['portal']);
  expect(await page('/')).toEqual(['portal', 'home']);
  expect(await page('/?notice=3')).toEqual(['portal', 'home']);
  expect(await page('/forbidden')).toEqual([]);
  expect(await page('/employees/%E0%A4%A')).toEqual([]);
});

it('client users load their own home page, and others of a client the common one', async () => {
  const page = async (roles: readonly Role[]) => {
    const { cookies } = await portal.as({ roles });
    const { body } = await portal.app.inject({ method: 'GET', url: '/', cookies: Object.fromEntries(cookies) });
    return preloaded(body);
  };
  expect(await page(['client-user'])).toEqual(['portal', 'client']);
  expect(await page(['client', 'client-admin'])).toEqual(['portal', 'client']);
  expect(await page(['client'])).toEqual(['portal', 'home']);
});

it('the page of a session sets its CSRF cookie, the page of a visitor sets none', async () => {
  const { cookies } = await portal.as({ roles: ['hr'] });
  const token = cookies.get('XSRF-TOKEN');
  const own = { muster_session: cookies.get('muster_session') ?? '' };
  const page = await portal.app.inject({ method: 'GET', url: '/', cookies: own });
  expect(page.cookies).toEqual([{ name: 'XSRF-TOKEN', value: token, path: '/', sameSite: 'Lax' }]);
  expect(page.headers['cache-control']).toBe('no-store');
  expect((await portal.app.inject({ method: 'GET', url: '/' })).cookies).toEqual([]);
  const ended = { muster_session: 'x'.repeat(43) };
  expect((await portal.app.inject({ method: 'GET', url: '/', cookies: ended })).cookies).toEqual([]);
});

it('others load neither, and no comment is left', async () => {
  const { body } = await portal.app.inject({ method: 'GET', url: '/' });
  expect(preloaded(body)).toEqual([]);
  expect(body).not.toContain('<!--');
});
