import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { Problem } from '@muster/contract';
import type { Channel, PresenceChannel, default as PusherClient } from 'pusher-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { createListener, type Listener } from '../events/listener.ts';
import { createLog } from '../log/log.ts';
import { authorizeChannel, type ChannelRule } from './authorize-channel.ts';
import { connectPush, cutSession, publish, reauthorizeSession } from './publish.ts';
import { type PushApp, signSubscription } from './push-app.ts';
import { createPushServer, type PushServer, type PushServerOptions } from './push-server.ts';

/** Its types promise a default export that its code, in CommonJS, does not have. */
const Pusher: typeof PusherClient = createRequire(import.meta.url)('pusher-js');

interface Person {
  readonly id: number;
  readonly session: number;
}

const app: PushApp = { key: 'test-key', secret: 'test-secret' };
const log = createLog({ level: 'silent' });
const rules: ChannelRule<Person>[] = [
  { pattern: 'private-user.{id}', mayJoin: (viewer, { id }) => String(viewer.id) === id },
  {
    pattern: 'presence-room.{room}',
    mayJoin: (_, { room }) => room !== 'closed',
    member: ({ id }) => ({ id: String(id), info: { name: `Person ${id}` } }),
  },
];

let scratch: OpenScratch;
let living: Set<number>;
let closing: (() => Promise<void> | void)[];

beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());
beforeEach(() => {
  living = new Set([1, 2, 3]);
  closing = [];
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
});

/** One server process: push endpoint and line to the others. */
async function startProcess(options: Partial<PushServerOptions> = {}) {
  const server = createPushServer({
    app,
    origins: ['https://portal.example.com'],
    livingSessions: async (ids) => new Set(ids.filter((id) => living.has(id))),
    log,
    ...options,
  });
  const listener: Listener = createListener({ connection: scratch.connection, log });
  connectPush(listener, server, log);
  await listener.start();
  const port = await server.listen(0, '127.0.0.1');
  closing.push(
    () => listener.close(),
    () => server.close(),
  );
  return { server, port };
}

function connect(port: number, person: Person, key = app.key): PusherClient {
  const client = new Pusher(key, {
    cluster: 'mt1',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, done) => {
        authorizeChannel({
          app,
          rules,
          viewer: person,
          sessionId: person.session,
          socketId,
          channel: channelName,
        }).then(
          (given) => done(null, given),
          (error: Error) => done(error, null),
        );
      },
    },
  });
  closing.push(() => client.disconnect());
  return client;
}

function subscribed(channel: Channel): Promise<unknown> {
  return new Promise((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', resolve);
    channel.bind('pusher:subscription_error', reject);
  });
}

function heardOn(channel: Channel, event: string): unknown[] {
  const heard: unknown[] = [];
  channel.bind(event, (data: unknown) => heard.push(data));
  return heard;
}

describe('pusher-js', () => {
  it('hears what is published in any process, after commit alone, on the channels it may join', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const channel = connect(one.port, { id: 7, session: 1 }).subscribe('private-user.7');
    const elsewhere = connect(other.port, { id: 7, session: 2 }).subscribe('private-user.7');
    const open = connect(other.port, { id: 8, session: 3 }).subscribe('notices');
    await Promise.all([channel, elsewhere, open].map(subscribed));
    const heard = [channel, elsewhere, open].map((each) => heardOn(each, 'notification.made'));
    await scratch.db.transaction().execute(async (transaction) => {
      await publish(transaction, 'private-user.7', 'notification.made', { id: 12 });
      await publish(transaction, 'notices', 'notification.made', { id: 13 });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(heard).toEqual([[], [], []]);
    });
    await vi.waitFor(() => expect(heard).toEqual([[{ id: 12 }], [{ id: 12 }], [{ id: 13 }]]));
    const undone = scratch.db.transaction().execute(async (transaction) => {
      await publish(transaction, 'notices', 'notification.made', { id: 14 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await publish(scratch.db, 'notices', 'notification.made', { id: 15 });
    await vi.waitFor(() => expect(heard[2]).toEqual([{ id: 13 }, { id: 15 }]));
    await expect(publish(scratch.db, 'notices', 'x', { text: 'x'.repeat(8000) })).rejects.toThrow(/7999/);
  });

  it('leaves a channel and then hears nothing more', async () => {
    const { port, server } = await startProcess();
    const client = connect(port, { id: 7, session: 1 });
    const channel = client.subscribe('private-user.7');
    const open = client.subscribe('notices');
    await Promise.all([subscribed(channel), subscribed(open)]);
    const heard = heardOn(channel, 'x');
    const done = heardOn(open, 'done');
    client.unsubscribe('private-user.7');
    await new Promise((resolve) => setTimeout(resolve, 50));
    server.deliver('private-user.7', 'x', {});
    server.deliver('notices', 'done', {});
    await vi.waitFor(() => expect(done).toHaveLength(1));
    expect(heard).toEqual([]);
  });

  it('sees who is there, once for each person, and who comes and goes', async () => {
    const { port } = await startProcess();
    const room = connect(port, { id: 7, session: 1 }).subscribe('presence-room.a') as PresenceChannel;
    await subscribed(room);
    const [added, removed] = [heardOn(room, 'pusher:member_added'), heardOn(room, 'pusher:member_removed')];
    const second = connect(port, { id: 8, session: 2 });
    const seen = second.subscribe('presence-room.a') as PresenceChannel;
    await subscribed(seen);
    expect(seen.members.members).toEqual({ 7: { name: 'Person 7' }, 8: { name: 'Person 8' } });
    expect(seen.members.count).toBe(2);
    const again = connect(port, { id: 8, session: 2 });
    await subscribed(again.subscribe('presence-room.a'));
    await vi.waitFor(() => expect(added).toEqual([{ id: '8', info: { name: 'Person 8' } }]));
    again.disconnect();
    second.disconnect();
    await vi.waitFor(() => expect(removed).toEqual([{ id: '8', info: { name: 'Person 8' } }]));
    expect(added).toHaveLength(1);
  });

  it('is cut within two seconds when its session ends, and stays away', async () => {
    const { port, server } = await startProcess();
    const client = connect(port, { id: 7, session: 1 });
    const other = connect(port, { id: 7, session: 2 });
    await Promise.all([client, other].map((each) => subscribed(each.subscribe('private-user.7'))));
    const errors: unknown[] = [];
    client.connection.bind('error', (error: unknown) => errors.push(error));
    await cutSession(scratch.db, 1);
    await vi.waitFor(() => expect(client.connection.state).toBe('disconnected'), 2000);
    expect(JSON.stringify(errors)).toContain('"code":4009');
    expect(other.connection.state).toBe('connected');
    expect(server.connections()).toBe(1);
  });

  it('asks anew when its rights have changed', async () => {
    const { port } = await startProcess();
    const client = connect(port, { id: 7, session: 1 });
    await subscribed(client.subscribe('private-user.7'));
    const socketId = client.connection.socket_id;
    await reauthorizeSession(scratch.db, 1);
    await vi.waitFor(() => expect(client.connection.socket_id).not.toBe(socketId), 5000);
    await vi.waitFor(() => expect(client.connection.state).toBe('connected'), 5000);
  });

  it('is told when the key is wrong', async () => {
    const { port } = await startProcess();
    const client = connect(port, { id: 7, session: 1 }, 'wrong-key');
    const errors: unknown[] = [];
    client.connection.bind('error', (error: unknown) => errors.push(error));
    await vi.waitFor(() => expect(client.connection.state).toBe('disconnected'));
    expect(JSON.stringify(errors)).toContain('"code":4001');
  });
});

describe('authorisation', () => {
  const person: Person = { id: 7, session: 1 };
  const ask = (channel: string, socketId = '1.2') =>
    authorizeChannel({ app, rules, viewer: person, sessionId: 1, socketId, channel });

  it('signs as protocol 7 says, with the session inside', async () => {
    expect(
      signSubscription({ key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }, '1234.1234', 'private-foobar'),
    ).toEqual({
      auth: '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
    });
    expect(await ask('private-user.7')).toMatchObject({ channel_data: '{"session":1}' });
    expect(JSON.parse((await ask('presence-room.a')).channel_data ?? '')).toEqual({
      user_id: '7',
      user_info: { name: 'Person 7' },
      session: 1,
    });
    const outside = await authorizeChannel({
      app,
      rules,
      viewer: person,
      sessionId: 1,
      socketId: '1.2',
      channel: 'private-user.7',
      isExternal: true,
    });
    expect(outside).toEqual(signSubscription(app, '1.2', 'private-user.7'));
  });

  it.each([
    'private-user.8',
    'private-user.',
    'private-user.7.more',
    'private-user.*',
    'xprivate-user.7',
    'presence-room.closed',
    'private-other',
    'notices',
    'private-user.7\n',
    `private-user.${'7'.repeat(200)}`,
    'private-userx7',
  ])('refuses %j', async (channel) => {
    await expect(ask(channel)).rejects.toThrow(Problem);
  });

  it.each(['', '1', 'a.b', '1.2:private-user.8', '1.2\n'])('refuses the socket id %j', async (socketId) => {
    await expect(ask('private-user.7', socketId)).rejects.toThrow(Problem);
  });
});

/** A client that says what pusher-js never would. */
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

describe('the endpoint', () => {
  it('refuses foreign pages, other addresses and other protocols', async () => {
    const { port } = await startProcess();
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
    const { port } = await startProcess();
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

  it('finds sessions that ended unannounced', async () => {
    const { port, server } = await startProcess();
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

  it('hands on client events only where they are declared', async () => {
    const { port } = await startProcess({ clientEvents: ['client-typing'] });
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

  it('answers pings, asks silent clients and cuts those that are gone', async () => {
    const limits = { activitySeconds: 0.1, pongSeconds: 0.3, sweepSeconds: 0.05 };
    const { port } = await startProcess({ limits });
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

  it('cuts clients that send too much, and takes no more than it can hold', async () => {
    const { port, server } = await startProcess({ limits: { connections: 3, channelsEach: 2 } });
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

  it('serves on a server that serves other things too, and says when its port is taken', async () => {
    const { server, port } = await startProcess();
    const http = createServer((_, response) => response.end('page'));
    server.attach(http);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const httpPort = (http.address() as AddressInfo).port;
    closing.push(() => new Promise((resolve) => http.close(() => resolve())));
    await established(httpPort);
    expect(await fetch(`http://127.0.0.1:${httpPort}/`).then((answer) => answer.text())).toBe('page');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    const second: PushServer = createPushServer({ app, origins: [], livingSessions: async () => new Set(), log });
    await expect(second.listen(port, '127.0.0.1')).rejects.toThrow(/\(PUSH_PORT\) is taken/);
    await second.close();
  });
});
