import { ws } from 'msw';
import { expect, it, vi } from 'vitest';
import { fakeServer, watch } from '../../testing/fake-server.ts';
import { withOwnModules } from '../../testing/own-modules.ts';
import { pageDataFor } from '../../testing/people.ts';
import { withFakeServer } from '../../testing/render-screen.tsx';
import { usualAnswers } from '../../testing/usual-answers.ts';
import { notificationsEndpoints } from '../api/endpoints/notifications.generated.ts';
import { startSession } from '../session/session-store.ts';
import { openPush } from './push-connection.ts';

vi.hoisted(() => vi.resetModules());
// Outside a bundler the package provides its server build; users run the browser build.
vi.mock('pusher-js', () => vi.importActual('pusher-js/dist/web/pusher.js'));

withOwnModules('pusher-js');
withFakeServer();

/** The client waits a second or more before it reconnects. */
const patience = { timeout: 8000 };
const page = pageDataFor({ roles: ['hr'] });

/** An endpoint that speaks the client's protocol: data inside a frame are JSON texts. */
function pushServer() {
  const said: { event: string; data: unknown }[] = [];
  const clients: { send: (frame: string) => void; close: () => void }[] = [];
  const say = (event: string, data: unknown, channel?: string) =>
    clients.at(-1)?.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
  fakeServer.use(
    ws.link('ws://localhost:6001/app/:key').addEventListener('connection', ({ client }) => {
      clients.push(client);
      client.addEventListener('message', ({ data }) => said.push(JSON.parse(String(data))));
      say('pusher:connection_established', { socket_id: `1.${clients.length}`, activity_timeout: 120 });
    }),
  );
  return { said, say, connections: () => clients.length, cut: () => clients.at(-1)?.close() };
}

it('product.realtime.1 joins the own channel with the portal’s signature, receives events, and reports a reconnect', async () => {
  startSession(page);
  fakeServer.use(...usualAnswers(page));
  const server = pushServer();
  const requests = watch(notificationsEndpoints.authorizeChannel, { auth: 'key:signature' });
  const onEvent = vi.fn();
  const onReconnect = vi.fn();
  const onSessionEnd = vi.fn();
  const listener = { onEvent, onReconnect, onSessionEnd, inTimeMs: 15_000 };
  const { hangUp } = openPush(page.push, ['private-user.7b1c'], listener);
  await vi.waitFor(
    () =>
      expect(server.said).toContainEqual({
        event: 'pusher:subscribe',
        data: { auth: 'key:signature', channel: 'private-user.7b1c' },
      }),
    patience,
  );
  expect(requests[0]?.body).toEqual({ socket_id: '1.1', channel_name: 'private-user.7b1c' });
  expect(requests[0]?.headers.get('x-muster-background')).toBe('1');
  server.say('pusher_internal:subscription_succeeded', {}, 'private-user.7b1c');
  server.say('notifications.changed', { id: 3 }, 'private-user.7b1c');
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledWith('notifications.changed', { id: 3 }), patience);
  expect(onReconnect).not.toHaveBeenCalled();
  server.cut();
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), patience);
  server.say('pusher:error', { code: 4009, message: 'The session of this connection has ended.' });
  await vi.waitFor(() => expect(onSessionEnd).toHaveBeenCalledTimes(1), patience);
  hangUp();
  expect(server.connections()).toBe(2);
});

it('reports a first connection that comes too late for the events that the endpoint repeats', async () => {
  startSession(page);
  fakeServer.use(...usualAnswers(page));
  pushServer();
  watch(notificationsEndpoints.authorizeChannel, { auth: 'key:signature' });
  const onReconnect = vi.fn();
  const listener = { onEvent: vi.fn(), onReconnect, onSessionEnd: vi.fn(), inTimeMs: 0 };
  const { hangUp } = openPush(page.push, ['private-user.7b1c'], listener);
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), patience);
  hangUp();
});

it('reports the others on a presence channel', async () => {
  startSession(page);
  fakeServer.use(...usualAnswers(page));
  const server = pushServer();
  const me = JSON.stringify({ user_id: 'me', user_info: { name: 'Priya Nair' } });
  watch(notificationsEndpoints.authorizeChannel, { auth: 'key:signature', channel_data: me });
  const listener = { onEvent: vi.fn(), onReconnect: vi.fn(), onSessionEnd: vi.fn(), inTimeMs: 15_000 };
  const { hangUp, meet } = openPush(page.push, [], listener);
  const onOthers = vi.fn();
  const leave = meet('presence-hire-draft.7b1c', onOthers);
  await vi.waitFor(() => expect(server.said.map(({ event }) => event)).toContain('pusher:subscribe'), patience);
  const hash = { me: { name: 'Priya Nair' } };
  const presence = { presence: { ids: ['me'], hash, count: 1 } };
  server.say('pusher_internal:subscription_succeeded', presence, 'presence-hire-draft.7b1c');
  await vi.waitFor(() => expect(onOthers).toHaveBeenLastCalledWith([]), patience);
  const oliver = { user_id: 'o', user_info: { name: 'Oliver Hart' } };
  server.say('pusher_internal:member_added', oliver, 'presence-hire-draft.7b1c');
  await vi.waitFor(() => expect(onOthers).toHaveBeenLastCalledWith([{ id: 'o', name: 'Oliver Hart' }]), patience);
  server.say('pusher_internal:member_removed', { user_id: 'o' }, 'presence-hire-draft.7b1c');
  await vi.waitFor(() => expect(onOthers).toHaveBeenLastCalledWith([]), patience);
  leave();
  await vi.waitFor(() => expect(server.said.map(({ event }) => event)).toContain('pusher:unsubscribe'), patience);
  hangUp();
});
