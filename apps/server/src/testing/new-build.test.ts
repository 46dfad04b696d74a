import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from './build-test-app.ts';

const script = join(import.meta.dirname, '../../../../scripts/earlier-parts.mjs');
const html =
  '<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><!--page-data--></head></html>';

let folder: string;
let portal: TestPortal;

function build(dist: string, part: string): void {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), html.replace('</head>', `<script src="/assets/${part}"></script></head>`));
  writeFileSync(join(dist, 'assets', part), `export const part = '${part}';`);
}

/** As scripts/web-build.mjs does it: beside the last build, and then in one step in its place. */
function rebuild(part: string): void {
  const [dist, fresh] = [join(folder, 'dist'), join(folder, 'fresh')];
  build(fresh, part);
  const keep = `import(${JSON.stringify(script)}).then((m) => m.keepEarlierParts(${JSON.stringify(fresh)}, ${JSON.stringify(dist)}))`;
  execFileSync(process.execPath, ['-e', keep]);
  rmSync(dist, { recursive: true });
  renameSync(fresh, dist);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-build-'));
  build(join(folder, 'dist'), 'first-1a.js');
  mkdirSync(join(folder, 'dist', 'earlier'));
  portal = await buildTestApp({ webFolder: join(folder, 'dist') });
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => portal.app.inject({ method: 'GET', url });

it('a running portal serves the page and the parts of its own build after a new build', async () => {
  rebuild('second-2b.js');
  const page = await get('/user-login');
  expect(page.body).toContain('/assets/first-1a.js');
  expect([page.statusCode, (await get('/assets/first-1a.js')).body]).toEqual([
    200,
    "export const part = 'first-1a.js';",
  ]);
});

it('a portal that was started since serves the new page, and the earlier parts to pages opened before', async () => {
  const later = await buildTestApp({ webFolder: join(folder, 'dist') });
  const answer = async (url: string) => (await later.app.inject({ method: 'GET', url })).body;
  expect(await answer('/user-login')).toContain('/assets/second-2b.js');
  expect(await answer('/assets/first-1a.js')).toContain('first-1a.js');
  expect(await answer('/assets/second-2b.js')).toContain('second-2b.js');
  await later.close();
});

const partsOf = (name: string) => readdirSync(join(folder, 'dist', name)).toSorted();

function makeOlder(file: string): void {
  const old = new Date(portal.clock.now().epochMilliseconds - 15 * 86_400_000);
  utimesSync(join(folder, 'dist', file), old, old);
}

it('a build that was used for longer than two weeks is kept when it is replaced', () => {
  makeOlder('assets/second-2b.js');
  rebuild('third-3c.js');
  expect(partsOf('earlier')).toEqual(['first-1a.js', 'second-2b.js']);
  rebuild('fourth-4d.js');
  expect(partsOf('earlier')).toEqual(['first-1a.js', 'second-2b.js', 'third-3c.js']);
});

it('parts stay for two weeks after they were replaced', () => {
  makeOlder('earlier/first-1a.js');
  rebuild('fifth-5e.js');
  expect(partsOf('earlier')).toEqual(['fourth-4d.js', 'second-2b.js', 'third-3c.js']);
});
