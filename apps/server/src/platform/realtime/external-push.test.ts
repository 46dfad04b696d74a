import { createHash, createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { createLog } from '../log/log.ts';
import { createListener } from '../notify/listener.ts';
import { connectExternalPush } from './external-push.ts';
import { publish } from './publish.ts';

const log = createLog({ level: 'silent' });
const requests: { url: URL; body: string }[] = [];
let scratch: OpenScratch;
let server: Server;
let url: URL;

beforeAll(async () => {
  scratch = await openScratch();
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    requests.push({ url: new URL(request.url ?? '', url), body });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await scratch.close();
});

async function startProcess() {
  const listener = createListener({ connection: scratch.connection, log });
  const push = { url, appId: 'muster', key: 'public', secret: 'secret' };
  const external = connectExternalPush({ push, listener, connection: scratch.connection, log });
  await listener.start();
  return {
    close: async () => {
      await listener.close();
      await external.close();
    },
  };
}

it('forwards each message once, signed, and another process takes over when the forwarding one dies', async () => {
  const processes = await Promise.all([startProcess(), startProcess(), startProcess()]);
  for (let id = 1; id <= 3; id += 1) await publish(scratch.db, 'private-user.7', 'notifications.changed', { id });
  await vi.waitFor(() => expect(requests).toHaveLength(3), { timeout: 20_000 });

  const [first] = requests;
  const params = first?.url.searchParams;
  expect(first?.url.pathname).toBe('/apps/muster/events');
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    name: 'notifications.changed',
    channels: ['private-user.7'],
    data: '{"id":1}',
  });
  expect(params?.get('body_md5')).toBe(
    createHash('md5')
      .update(first?.body ?? '')
      .digest('hex'),
  );
  const signed = [...(params ?? [])]
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => `${name}=${value}`);
  const text = ['POST', first?.url.pathname, signed.sort().join('&')].join('\n');
  expect(params?.get('auth_signature')).toBe(createHmac('sha256', 'secret').update(text).digest('hex'));

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'muster external push' and datname = current_database()`.execute(scratch.db);
  await publish(scratch.db, 'private-user.7', 'notifications.changed', { id: 4 });
  await vi.waitFor(() => expect(requests).toHaveLength(4));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requests.map(({ body }) => JSON.parse(JSON.parse(body).data).id).sort()).toEqual([1, 2, 3, 4]);
  for (const process of processes) await process.close();
});
