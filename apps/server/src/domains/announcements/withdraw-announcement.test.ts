import { announcementsCalls as calls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createAnnouncement } from '../../testing/factories/announcements.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('removes it from home screens and notifications, and keeps who read it', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const user = await portal.as({ roles: ['client-user'], clientId: client.id });
  const { id } = await createAnnouncement(portal.db);
  const other = await createAnnouncement(portal.db);
  await portal.settle();
  await user.call(calls.markRead, { body: { id } });
  const bell = async () => (await user.call(notificationsCalls.list, {})).body.data.map(({ path }) => path);
  expect((await bell()).toSorted()).toEqual([`/?notice=${id}`, `/?notice=${other.id}`].toSorted());

  expect((await hr.call(calls.withdraw, { params: { id }, body: { version: 1 } })).status).toBe(200);
  await portal.settle();
  expect(await bell()).toEqual([`/?notice=${other.id}`]);
  expect((await user.call(calls.own, {})).body.data.map((one) => one.id)).toEqual([other.id]);
  expect((await user.refused(calls.markRead, { body: { id } })).status).toBe(404);
  expect((await hr.call(calls.details, { params: { id } })).body).toMatchObject({
    state: 'withdrawn',
    read: 1,
    abilities: { withdraw: false, edit: false, duplicate: true },
  });
  expect((await hr.refused(calls.withdraw, { params: { id }, body: { version: 2 } })).status).toBe(409);
});
