import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OpenScratch, openScratch } from '../testing/open-scratch.ts';
import type { Connection } from './connection.ts';
import { watchDatabase } from './database-watch.ts';

let scratch: OpenScratch;
let between: Server;
let connection: Connection;
let isFrozen = false;
const sockets = new Set<Socket>();

/** The embedded database has a socket, an outside one a host and a port. */
function targetOf(given: Connection): NetConnectOpts {
  if ('url' in given) {
    const { hostname: host, port } = new URL(given.url);
    return { host, port: Number(port) };
  }
  const { host, port } = given;
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
}

function through(given: Connection, port: number): Connection {
  if (!('url' in given)) return { ...given, host: '127.0.0.1', port };
  const url = new URL(given.url);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.toString() };
}

/** Between the watch and the database: while it is frozen, it takes everything and passes nothing on. */
beforeAll(async () => {
  scratch = await openScratch();
  const target = targetOf(scratch.connection);
  between = createServer((client) => {
    const server = connect(target);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => isFrozen || to.write(chunk));
      from.on('close', () => to.destroy());
      from.on('error', () => undefined);
    }
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  const address = between.address();
  connection = through(scratch.connection, typeof address === 'object' ? (address?.port ?? 0) : 0);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  between.close();
  await scratch.close();
});

it('a frozen database is refused at once until it answers again, also after its connections were broken', async () => {
  const breaks: number[] = [];
  const watch = watchDatabase({
    connection,
    breakConnections: () => breaks.push(1),
    limits: { askEveryMs: 20, refuseAfterMs: 200, breakAfterMs: 400 },
  });
  expect(await watch.answers(5_000)).toBe(true);
  isFrozen = true;
  await vi.waitFor(() => expect(watch.isAnswering()).toBe(false), { timeout: 10_000, interval: 10 });
  await vi.waitFor(() => expect(breaks.length).toBeGreaterThan(0), { timeout: 10_000, interval: 10 });
  const after: boolean[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    after.push(watch.isAnswering());
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(after).not.toContain(true);
  isFrozen = false;
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(watch.isAnswering()).toBe(true), { timeout: 10_000, interval: 10 });
  await watch.close();
});
