import { createRequire } from 'node:module';
import type { Channel, PresenceChannel, default as PusherModule } from 'pusher-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { createLog } from '../log/log.ts';
import { createListener, type Listener } from '../notify/listener.ts';
import { authorizeChannel, type ChannelRule } from './authorize-channel.ts';
import { connectPush, cutSession, publish, reauthorizeSession } from './publish.ts';
import type { PushApp } from './push-app.ts';
import { createPushServer } from './push-server.ts';

/** Its types declare a default export that its CommonJS code does not have. */
const Pusher: typeof PusherModule.default = createRequire(import.meta.url)('pusher-js');

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

/** One server process: push endpoint and connection to the others. */
async function startProcess() {
  const server = createPushServer({
    app,
    origins: ['https://portal.example.com'],
    validSessions: async (ids) => new Set(ids.filter((id) => living.has(id))),
    log,
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

function connect(port: number, person: Person, key = app.key): PusherModule.default {
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
  it('receives messages from any process, only after commit, on the channels it may join', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const channel = connect(one.port, { id: 7, session: 1 }).subscribe('private-user.7');
    const elsewhere = connect(other.port, { id: 7, session: 2 }).subscribe('private-user.7');
    const open = connect(other.port, { id: 8, session: 3 }).subscribe('notices');
    await Promise.all([channel, elsewhere, open].map(subscribed));
    const heard = [channel, elsewhere, open].map((each) => heardOn(each, 'notifications.changed'));
    await scratch.db.transaction().execute(async (transaction) => {
      await publish(transaction, 'private-user.7', 'notifications.changed', { id: 12 });
      await publish(transaction, 'notices', 'notifications.changed', { id: 13 });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(heard).toEqual([[], [], []]);
    });
    await vi.waitFor(() => expect(heard).toEqual([[{ id: 12 }], [{ id: 12 }], [{ id: 13 }]]));
    const undone = scratch.db.transaction().execute(async (transaction) => {
      await publish(transaction, 'notices', 'notifications.changed', { id: 14 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await publish(scratch.db, 'notices', 'notifications.changed', { id: 15 });
    await vi.waitFor(() => expect(heard[2]).toEqual([{ id: 13 }, { id: 15 }]));
    await expect(publish(scratch.db, 'notices', 'notifications.changed', { text: 'x'.repeat(8000) })).rejects.toThrow(
      /7999/,
    );
  });

  it('receives what was published shortly before it joined, because its page may have read its data before', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const early = connect(one.port, { id: 7, session: 1 }).subscribe('private-user.7');
    await subscribed(early);
    const first = heardOn(early, 'needs.changed');
    await publish(scratch.db, 'private-user.7', 'needs.changed', {});
    await publish(scratch.db, 'private-user.8', 'needs.changed', { id: 8 });
    await vi.waitFor(() => expect(first).toEqual([{}]));
    for (const { port } of [one, other]) {
      const late = connect(port, { id: 7, session: 2 }).subscribe('private-user.7');
      const heard = heardOn(late, 'needs.changed');
      await subscribed(late);
      await vi.waitFor(() => expect(heard).toEqual([{}]));
    }
    expect(first).toEqual([{}]);
  });

  it('leaves a channel and then receives nothing more', async () => {
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

  it('sees each present person once, and who joins and leaves', async () => {
    const { port, server } = await startProcess();
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
    await vi.waitFor(() => expect(server.connections()).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(removed).toEqual([]);
    second.disconnect();
    await vi.waitFor(() => expect(removed).toEqual([{ id: '8', info: { name: 'Person 8' } }]));
    expect(added).toHaveLength(1);
  });

  it('is disconnected within two seconds when its session ends, and cannot reconnect', async () => {
    const { port, server } = await startProcess();
    const client = connect(port, { id: 7, session: 1 });
    const other = connect(port, { id: 7, session: 2 });
    await Promise.all([client, other].map((each) => subscribed(each.subscribe('private-user.7'))));
    const errors: unknown[] = [];
    client.connection.bind('error', (error: unknown) => errors.push(error));
    await cutSession(scratch.db, 1);
    await vi.waitFor(() => expect(client.connection.state).toBe('disconnected'), 2000);
    expect(JSON.stringify(errors)).toContain('"code":4009');
    await vi.waitFor(() => expect(server.connections()).toBe(1));
    expect(other.connection.state).toBe('connected');
  });

  it('subscribes again when its rights have changed', async () => {
    const { port } = await startProcess();
    const client = connect(port, { id: 7, session: 1 });
    await subscribed(client.subscribe('private-user.7'));
    const socketId = client.connection.socket_id;
    await reauthorizeSession(scratch.db, 1);
    await vi.waitFor(() => expect(client.connection.socket_id).not.toBe(socketId), 5000);
    await vi.waitFor(() => expect(client.connection.state).toBe('connected'), 5000);
  });

  it('gets an error for a wrong key', async () => {
    const { port } = await startProcess();
    const client = connect(port, { id: 7, session: 1 }, 'wrong-key');
    const errors: unknown[] = [];
    client.connection.bind('error', (error: unknown) => errors.push(error));
    await vi.waitFor(() => expect(client.connection.state).toBe('disconnected'));
    expect(JSON.stringify(errors)).toContain('"code":4001');
  });
});
