import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notificationSettingsCalls as calls } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { claimsOf, createBrowser } from '../../platform/crypto/web-push-message.fixture.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { noticeTypes } from '../../testing/notice-types.ts';
import { notifyUsers } from './notify-users.ts';

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

let portal: TestPortal;
let service: Server;
let origin: string;
let received: Received[] = [];
let status = 201;

beforeAll(async () => {
  service = createServer(async (request, answer) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    answer.writeHead(status).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  portal = await buildTestApp({ webPushUrls: [new URL(origin)] });
});
afterAll(async () => {
  await portal.close();
  await new Promise((resolve) => service.close(resolve));
});
beforeEach(() => {
  received = [];
  status = 201;
});

let count = 0;

async function subscribed() {
  const { id } = await createEmployee(portal.db);
  const who = await portal.as({ roles: ['employee'], employeeId: id });
  const browser = createBrowser();
  count += 1;
  const body = { endpoint: `${origin}/browser-${count}`, ...browser.keys };
  const answer = await who.call(calls.subscribe, { body });
  return { who, browser, body, id: answer.body.id };
}

const type = noticeTypes.leave.rejected;
const notify = async ({ userId }: Persona) => {
  const values = { period: { first: '2026-03-16', last: '2026-03-18' }, parts: '', note: 'You were sick.' };
  await notifyUsers({ db: portal.db, clock: portal.clock }, { userIds: [userId], type, values });
  await portal.settle();
};

it('sends a signed message that only the browser can read, without what is sensitive', async () => {
  const { who, browser, body } = await subscribed();
  await notify(who);
  expect(received).toHaveLength(1);
  const [message] = received;
  expect(message?.path).toBe(new URL(body.endpoint).pathname);
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(claimsOf(String(message?.headers.authorization))).toMatchObject({ aud: origin });
  expect((await who.call(calls.read)).body.push_key).toHaveLength(87);
  expect(JSON.parse(browser.read(message?.body ?? Buffer.alloc(0)))).toEqual({
    title: 'Muster',
    body: 'Your leave request was rejected.',
    path: '/my-leave',
    tag: expect.stringMatching(/^notification-\d+$/),
  });
  await portal.settle();
  expect(received).toHaveLength(1);
});

it('that is off sends nothing, and neither does a browser that was removed', async () => {
  const { who, id } = await subscribed();
  await who.call(calls.switch, { body: { types: [type.code], channel: 'push', is_on: false } });
  await notify(who);
  await who.call(calls.switch, { body: { types: [type.code], channel: 'push', is_on: true } });
  expect((await who.call(calls.read)).body.browsers.map((one) => one.id)).toEqual([id]);
  const stranger = await portal.as({ roles: ['employee'] });
  expect((await stranger.refused(calls.unsubscribe, { params: { id } })).status).toBe(404);
  await who.call(calls.unsubscribe, { params: { id } });
  await notify(who);
  expect(received).toEqual([]);
});

it('forgets a browser that has unsubscribed, and tries again where a service fails', async () => {
  const gone = await subscribed();
  status = 410;
  await notify(gone.who);
  expect((await gone.who.call(calls.read)).body.browsers).toEqual([]);
  const other = await subscribed();
  status = 503;
  await notify(other.who);
  expect(received).toHaveLength(2);
  status = 201;
  portal.clock.advance({ minutes: 1 });
  await portal.settle();
  expect(received).toHaveLength(3);
  const tags = received.slice(1).map(({ body }) => JSON.parse(other.browser.read(body)).tag);
  expect(new Set(tags).size).toBe(1);
});

it('belongs to the user who signed in last in that browser', async () => {
  const { who, body } = await subscribed();
  const next = await portal.as({ roles: ['employee'] });
  await next.call(calls.subscribe, { body });
  expect((await who.call(calls.read)).body.browsers).toEqual([]);
  await notify(who);
  expect(received).toEqual([]);
});

it('is refused for addresses that are no push service, and for keys that are none', async () => {
  const who = await portal.as({ roles: ['employee'] });
  const { keys } = createBrowser();
  for (const endpoint of ['http://169.254.169.254/latest', 'https://evil.test/push', 'http://127.0.0.1:5432/x']) {
    const refused = await who.refused(calls.subscribe, { body: { endpoint, ...keys } });
    expect([endpoint, refused.status]).toEqual([endpoint, 422]);
  }
  const body = { endpoint: `${origin}/x`, ...keys, p256dh: 'A'.repeat(87) };
  expect((await who.refused(calls.subscribe, { body })).status).toBe(422);
});
