import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { createLog } from '../log/log.ts';
import { type PushApp, signSubscription } from './push-app.ts';
import type { PushServerOptions } from './push-options.ts';
import { createPushServer } from './push-server.ts';

const app: PushApp = { key: 'test-key', secret: 'test-secret' };
const log = createLog({ level: 'silent' });
let living: Set<number>;
let closing: (() => Promise<void> | void)[];

beforeEach(() => {
  living = new Set([1, 2, 3]);
  closing = [];
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
});

async function startServer(options: Partial<PushServerOptions> = {}) {
  const server = createPushServer({
    app,
    origins: ['https://portal.example.com'],
    validSessions: async (ids) => new Set(ids.filter((id) => living.has(id))),
    log,
    ...options,
  });
  closing.push(() => server.close());
  return { server, port: await server.listen(0, '127.0.0.1') };
}

/** A client that sends what pusher-js never would. */
async function rawClient(
  port: number,
  { path = `/app/${app.key}?protocol=7`, origin }: { path?: string; origin?: string } = {},
) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { ...(origin && { origin }) });
  const frames: { event: string; channel?: string; data: Record<string, unknown> }[] = [];
  let closedWith = 0;
  socket.on('message', (text) => {
    const frame = JSON.parse(text.toString());
    frames.push({ ...frame, data: JSON.parse(frame.data) });
  });
  socket.on('close', (code) => {
    closedWith = code;
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  closing.push(() => socket.terminate());
  const heard = (event: string) =>
    vi.waitFor(() => frames.find((frame) => frame.event === event) ?? Promise.reject(new Error(event)));
  return {
    socket,
    frames,
    heard,
    closedWith: () => closedWith,
    say: (frame: unknown) => socket.send(JSON.stringify(frame)),
  };
}

async function established(port: number) {
  const client = await rawClient(port);
  const { data } = await client.heard('pusher:connection_established');
  return { ...client, socketId: String(data.socket_id) };
}

/** Requests a socket at an address that is refused. */
async function refusedLine(port: number) {
  const line = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  line.on('error', () => undefined);
  await new Promise((resolve) => line.once('connect', resolve));
  line.write('GET /other HTTP/1.1\r\nHost: portal\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  return line;
}

describe('row 36: refused connections', () => {
  it('can break at any moment without ending the process', async () => {
    const { port } = await startServer();
    for (let count = 0; count < 100; count += 1) (await refusedLine(port)).resetAndDestroy();
    const client = await established(port);
    expect(client.socketId).toMatch(/^\d+\.\d+$/);
  });

  it('do not stay open if the client never closes them', async () => {
    const { port } = await startServer();
    const line = await refusedLine(port);
    // A half-closed connection would still accept a write.
    const poke = setInterval(() => line.write('x'), 20);
    closing.push(() => clearInterval(poke));
    line.resume();
    await vi.waitFor(() => expect(line.destroyed).toBe(true));
  });
});

describe('row 28: a connection without a session', () => {
  it('is closed after a while, unlike one with a session', async () => {
    const { port } = await startServer({ limits: { strangerSeconds: 0.2, sweepSeconds: 0.05 } });
    const stranger = await established(port);
    const client = await established(port);
    const signed = signSubscription(app, client.socketId, 'private-user.7', { session: 1 });
    client.say({ event: 'pusher:subscribe', data: { channel: 'private-user.7', ...signed } });
    await client.heard('pusher_internal:subscription_succeeded');
    await vi.waitFor(() => expect(stranger.closedWith()).toBe(4009), { timeout: 3000 });
    expect(client.closedWith()).toBe(0);
  });
});

describe('the endpoint', () => {
  it('refuses foreign pages, other addresses and other protocols', async () => {
    const { port } = await startServer();
    await expect(rawClient(port, { origin: 'https://evil.example.com' })).rejects.toThrow(/403/);
    await expect(rawClient(port, { path: '/other' })).rejects.toThrow(/404/);
    await rawClient(port, { origin: 'https://portal.example.com' }).then(({ heard }) =>
      heard('pusher:connection_established'),
    );
    for (const [query, code] of [
      ['', 4008],
      ['?protocol=4', 4007],
      ['?protocol=8', 4007],
      ['?protocol=x', 4006],
    ] as const) {
      const client = await rawClient(port, { path: `/app/${app.key}${query}` });
      expect((await client.heard('pusher:error')).data.code).toBe(code);
      await vi.waitFor(() => expect(client.closedWith()).toBe(code));
    }
  });

  it('refuses signatures of other sockets, channels, data and ended sessions', async () => {
    const { port } = await startServer();
    const client = await established(port);
    const good = signSubscription(app, client.socketId, 'private-user.7', { session: 1 });
    const wrong = [
      { channel: 'private-user.7' },
      { channel: 'private-user.8', ...good },
      { channel: 'private-user.7', ...good, channel_data: '{"session":2}' },
      { channel: 'private-user.7', ...signSubscription(app, '9.9', 'private-user.7', { session: 1 }) },
      { channel: 'presence-room.a', ...signSubscription(app, client.socketId, 'presence-room.a', { session: 1 }) },
    ];
    for (const data of wrong) client.say({ event: 'pusher:subscribe', data });
    await vi.waitFor(() =>
      expect(client.frames.filter(({ event }) => event === 'pusher:subscription_error')).toHaveLength(5),
    );
    client.say({ event: 'pusher:subscribe', data: { channel: 'private-user.7', ...good } });
    await client.heard('pusher_internal:subscription_succeeded');
    client.say({
      event: 'pusher:subscribe',
      data: { channel: 'private-user.9', ...signSubscription(app, client.socketId, 'private-user.9', { session: 9 }) },
    });
    await vi.waitFor(() => expect(client.closedWith()).toBe(4009));
  });

  it('refuses a valid signature whose session has ended', async () => {
    const { port } = await startServer();
    const client = await established(port);
    const data = {
      channel: 'private-user.7',
      ...signSubscription(app, client.socketId, 'private-user.7', { session: 9 }),
    };
    client.say({ event: 'pusher:subscribe', data });
    await vi.waitFor(() => expect(client.closedWith()).toBe(4009));
    expect(client.frames.map(({ event }) => event)).not.toContain('pusher_internal:subscription_succeeded');
  });

  it('finds sessions whose end was not announced', async () => {
    const { port, server } = await startServer();
    const client = await established(port);
    const data = {
      channel: 'private-user.7',
      ...signSubscription(app, client.socketId, 'private-user.7', { session: 1 }),
    };
    client.say({ event: 'pusher:subscribe', data });
    await client.heard('pusher_internal:subscription_succeeded');
    await server.sweepSessions();
    expect(server.connections()).toBe(1);
    living.delete(1);
    await server.sweepSessions();
    await vi.waitFor(() => expect(client.closedWith()).toBe(4009));
  });

  it('forwards client events only if they are declared', async () => {
    const { port } = await startServer({ clientEvents: ['client-typing'] });
    const [one, other] = [await established(port), await established(port)];
    for (const client of [one, other]) {
      const data = {
        channel: 'private-user.7',
        ...signSubscription(app, client.socketId, 'private-user.7', { session: 1 }),
      };
      client.say({ event: 'pusher:subscribe', data });
      await client.heard('pusher_internal:subscription_succeeded');
    }
    one.say({ event: 'client-typing', channel: 'private-user.7', data: { on: true } });
    expect((await other.heard('client-typing')).data).toEqual({ on: true });
    one.say({ event: 'client-other', channel: 'private-user.7', data: {} });
    one.say({ event: 'client-typing', channel: 'notices', data: {} });
    await vi.waitFor(() => expect(one.frames.filter(({ event }) => event === 'pusher:error')).toHaveLength(2));
    expect(one.frames.some(({ event }) => event === 'client-typing')).toBe(false);
  });

  it('answers pings, pings silent clients and disconnects dead ones', async () => {
    const limits = { activitySeconds: 0.1, pongSeconds: 0.3, sweepSeconds: 0.05 };
    const { port } = await startServer({ limits });
    const answering = await established(port);
    answering.socket.on(
      'message',
      (text) => text.toString().includes('pusher:ping') && answering.say({ event: 'pusher:pong' }),
    );
    answering.say({ event: 'pusher:ping', data: {} });
    await answering.heard('pusher:pong');
    const silent = await established(port);
    await silent.heard('pusher:ping');
    await vi.waitFor(() => expect(silent.closedWith()).toBe(4201), 3000);
    expect(answering.closedWith()).toBe(0);
  });

  it('disconnects clients that send too much, and accepts no more than its limits', async () => {
    const { port, server } = await startServer({ limits: { connections: 3, channelsEach: 2 } });
    const [big, many, channels] = [await established(port), await established(port), await established(port)];
    const fourth = await rawClient(port);
    await vi.waitFor(() => expect(fourth.closedWith()).toBe(4100));
    for (const name of ['a', 'b', 'c']) channels.say({ event: 'pusher:subscribe', data: { channel: name } });
    await channels.heard('pusher:subscription_error');
    channels.socket.send('no json');
    channels.say({ event: 'pusher:subscribe', data: { channel: 'bad name' } });
    await channels.heard('pusher:error');
    big.socket.send('x'.repeat(10 * 1024 + 1));
    await vi.waitFor(() => expect(big.closedWith()).toBe(1009));
    for (let count = 0; count < 200; count += 1) many.say({ event: 'pusher:ping' });
    await vi.waitFor(() => expect(many.closedWith()).toBe(4301));
    expect(server.connections()).toBe(1);
  });

  it('runs on a server that also serves other requests, and reports when its port is taken', async () => {
    const { server, port } = await startServer();
    const http = createServer((_, response) => response.end('page'));
    server.attach(http);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const httpPort = (http.address() as AddressInfo).port;
    closing.push(() => new Promise((resolve) => http.close(() => resolve())));
    await established(httpPort);
    expect(await fetch(`http://127.0.0.1:${httpPort}/`).then((answer) => answer.text())).toBe('page');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    const second = createPushServer({ app, origins: [], validSessions: async () => new Set(), log });
    await expect(second.listen(port, '127.0.0.1')).rejects.toThrow(/\(PUSH_PORT\) is taken/);
    await second.close();
  });
});
