import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
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

/** Between the watch and the database: while it is frozen, it takes everything and passes nothing on. */
beforeAll(async () => {
  scratch = await openScratch();
  if ('url' in scratch.connection) throw new Error('The scratch database has a socket.');
  const { host, port } = scratch.connection;
  between = createServer((client) => {
    const server = connect(join(host, `.s.PGSQL.${port}`));
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
  connection = {
    ...scratch.connection,
    host: '127.0.0.1',
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
  };
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
