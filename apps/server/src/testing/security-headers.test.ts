import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type CallDeclaration, callCredential } from '@muster/contract';
import { allCalls } from '@muster/contract/all-calls.ts';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';

/** Row 38: every kind of answer has the headers, for every viewer and every error. */
const html =
  '<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><!--page-data--></head></html>';
const hostileName = ['</script><script>alert(1)</script><!--$', '{7*7}$&\u2028'].join('');

let folder: string;
let portal: TestPortal;
let secure: TestPortal;
let admin: Persona;
const logLines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {}\n'.repeat(500));
  writeFileSync(join(folder, 'assets', 'main-abc.js.gz'), gzipSync('export {}\n'.repeat(500)));
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  portal = await buildTestApp({ webFolder: folder, hearLog: (line) => logLines.push(line) });
  secure = await buildTestApp({ appUrl: 'https://portal.example.com', webFolder: folder });
  admin = await portal.as({ roles: ['admin'], name: hostileName });
});
afterAll(async () => {
  await portal.close();
  await secure.close();
  rmSync(folder, { recursive: true });
});

type Headers = Readonly<Record<string, string | string[] | number | undefined>>;

function expectGuarded(headers: Headers): void {
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  expect(headers['content-security-policy']).toMatch(/base-uri 'none'/);
  expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*|http:/);
  expect(Object.keys(headers)).not.toContain('x-powered-by');
  expect(Object.keys(headers)).not.toContain('server');
}

function expectKeptNowhere(headers: Headers): void {
  expectGuarded(headers);
  expect(headers['cache-control']).toBe('no-store');
}

const bearer = () => ({ authorization: `Bearer ${admin.bearer}` });

describe.each(allCalls.map((call) => [call.name, call] as const))('row 38: %s', (_name, call: CallDeclaration) => {
  it('has the headers for allowed, refused and malformed requests', async () => {
    const url = call.path.replaceAll(/:\w+/g, '9999999');
    const credentials = callCredential(call) === 'bearer' ? bearer() : {};
    const requests: InjectOptions[] = [
      { method: call.method, url },
      { method: call.method, url, headers: { ...credentials, origin: 'https://evil.example.com' } },
      { method: call.method, url: `${url}?unknown=1`, headers: credentials },
      { method: call.method, url, headers: { ...credentials, 'content-type': 'application/json' }, payload: '{"x":' },
      { method: call.method, url, headers: { ...credentials, 'content-type': 'text/plain' }, payload: 'x' },
      ...(call.method === 'GET' ? [{ method: 'GET' as const, url, headers: credentials }] : []),
    ];
    for (const request of requests) {
      const visitor = await portal.app.inject({ cookies: Object.fromEntries(admin.cookies), ...request });
      expectKeptNowhere(visitor.headers);
    }
  });
});

describe('row 38: answers outside the calls', () => {
  it.each([
    { method: 'GET', url: '/healthz' },
    { method: 'HEAD', url: '/healthz' },
    { method: 'GET', url: '/api/docs' },
    { method: 'GET', url: '/api/no-such-call' },
    { method: 'HEAD', url: '/api/employees/1' },
    { method: 'POST', url: '/no-such-address' },
    { method: 'PUT', url: '/login' },
    { method: 'OPTIONS', url: '/login' },
    { method: 'GET', url: '/assets/missing.js' },
    { method: 'GET', url: '/assets/..%2findex.html' },
    { method: 'GET', url: `/assets/${'a'.repeat(252)}` },
    { method: 'GET', url: '/%zz' },
    { method: 'GET', url: '/api/employees/%c0%ae' },
    { method: 'DELETE', url: `/api/login-sessions/${'1'.repeat(300)}` },
    {
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/json' },
      payload: `"${'x'.repeat(2_000_000)}"`,
    },
    {
      method: 'POST',
      url: '/login',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: 'x',
    },
  ] as InjectOptions[])('$method $url has the headers', async (request) => {
    for (const one of [portal, secure]) {
      const answer = await one.app.inject(request);
      expectKeptNowhere(answer.headers);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain('FST_');
      expect(answer.body).not.toContain('no-such-address');
    }
  });

  it.each([
    '/assets/',
    '/assets/.',
    '/assets/./',
    '/assets/..%2findex.html',
    '/assets/..%5cindex.html',
    '/assets/.env',
    '/assets/main-abc.js/',
    '/assets/main-abc.js%00',
    '/assets//etc/passwd',
  ])('GET %s answers 404 without a line in the log', async (url) => {
    logLines.length = 0;
    const answer = await portal.app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
    expectKeptNowhere(answer.headers);
    expect(logLines).toEqual([]);
  });

  it.each([
    ['a request that is not HTTP', 'nonsense\r\n\r\n', 400],
    [
      'two lengths',
      'POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('%s is refused with the same headers', async (_what, text, status) => {
    await portal.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const { port } = portal.app.server.address() as AddressInfo;
    const answer = await rawAnswer(port, text);
    expect(answer.status).toBe(status);
    expectKeptNowhere(answer.headers);
  });
});

describe('row 38: pages', () => {
  const page = (one = portal, cookies = {}) => one.app.inject({ method: 'GET', url: '/employees', cookies });

  it('limits.nonce.1 have a nonce of their own each', async () => {
    const nonces = new Set<string>();
    for (let count = 0; count < 100; count += 1) {
      const answer = await page();
      expectKeptNowhere(answer.headers);
      const policy = String(answer.headers['content-security-policy']);
      const [, nonce = ''] = /script-src 'nonce-([\w-]{24})' 'strict-dynamic'/.exec(policy) ?? [];
      expect(answer.body.split(nonce)).toHaveLength(3);
      expect(policy).toContain("require-trusted-types-for 'script'");
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(100);
  });

  it('have the headers for HEAD too, and reveal no user to caches', async () => {
    const answer = await portal.app.inject({ method: 'HEAD', url: '/', cookies: Object.fromEntries(admin.cookies) });
    expectKeptNowhere(answer.headers);
    expect(answer.body).toBe('');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('treat a name that looks like a script as plain text', async () => {
    const { body } = await page(portal, Object.fromEntries(admin.cookies));
    expect(body.match(/<\/?script/g)).toHaveLength(2);
    const [, json = ''] =
      /<script type="application\/json" id="page-data" nonce="[\w-]+">(.*)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({ loggedIn: true, user: { name: hostileName } });
  });

  it('say the zone of the user, so that no time is first shown in another one', async () => {
    const zone = async () => {
      const { body } = await page(portal, Object.fromEntries(admin.cookies));
      return /"timezone":("[^"]*"|null)/.exec(body)?.[1];
    };
    expect(await zone()).toBe('"Asia/Manila"');
    const { id } = await portal.db
      .selectFrom('timezone')
      .select('id')
      .where('name', '=', 'Australia/Sydney')
      .executeTakeFirstOrThrow();
    await portal.db.updateTable('app_user').set({ timezone_id: id }).where('id', '=', admin.userId).execute();
    expect(await zone()).toBe('"Australia/Sydney"');
    expect((await page(portal, {})).body).toContain('"user":null');
  });
});

describe('row 38: built files', () => {
  it('may be cached, because their names change with their content; 304 has the headers too', async () => {
    const first = await portal.app.inject({ method: 'GET', url: '/assets/main-abc.js' });
    expectGuarded(first.headers);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await portal.app.inject({
      method: 'GET',
      url: '/assets/main-abc.js',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expectGuarded(again.headers);
  });
});

describe('row 38: files of the web app', () => {
  it('are sent in their stored compressed form', async () => {
    const answer = await portal.app.inject({
      method: 'GET',
      url: '/assets/main-abc.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe('export {}\n'.repeat(500));
  });

  it('include the icon where browsers look for it, with the headers and cached for a day', async () => {
    const answer = await portal.app.inject({ method: 'GET', url: '/favicon.svg' });
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expectGuarded(answer.headers);
  });
});

describe('row 38: behind TLS', () => {
  it('require https everywhere, and cookies are sent nowhere else', async () => {
    const answer = await secure.app.inject({ method: 'GET', url: '/sanctum/csrf-cookie' });
    for (const headers of [answer.headers, (await secure.app.inject('/%zz')).headers]) {
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
    const session = answer.cookies.find(({ name }) => name === '__Host-muster_session');
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(session?.domain).toBeUndefined();
    const csrf = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN');
    expect(csrf).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' });
    expect(csrf?.httpOnly).toBeUndefined();
  });

  it("signing out clears the browser's stored data", async () => {
    const leaving = await secure.as({});
    const answer = await leaving.send({
      method: 'POST',
      url: '/logout',
      headers: { 'x-xsrf-token': leaving.cookies.get('XSRF-TOKEN') },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expectKeptNowhere(answer.headers);
  });
});

it('refuses requests that arrive during a stop like any other, headers included', async () => {
  await secure.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = secure.app.server.address() as AddressInfo;
  const accepted = once(secure.app.server, 'connection');
  const { socket, answer } = openRaw(port, 'GET /api/get-user-details HTTP/1.1\r\nhost: portal');
  // Without a part of a request, the connection would be idle and closed immediately.
  const [connection] = (await accepted) as [Socket];
  await once(connection, 'data');
  const stopped = secure.app.close();
  socket.write('\r\nconnection: close\r\n\r\n');
  const { status, headers, body } = await answer;
  expect(status).toBe(503);
  expectKeptNowhere(headers);
  expect(JSON.parse(body)).toMatchObject({ code: 'busy', message: expect.stringContaining('restarting') });
  await stopped;
});

interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

const rawAnswer = (port: number, text: string): Promise<RawAnswer> => openRaw(port, text).answer;

/** Sends a text as it is. The answer is complete when the server ends the connection. */
function openRaw(port: number, text: string): { socket: Socket; answer: Promise<RawAnswer> } {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  return { socket, answer: readRaw(socket) };
}

async function readRaw(socket: Socket): Promise<RawAnswer> {
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  const [head = '', body = ''] = Buffer.concat(parts).toString('latin1').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
}
