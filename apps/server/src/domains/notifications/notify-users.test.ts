import { afterAll, beforeAll, expect, it } from 'vitest';
import { createListener } from '../../platform/notify/listener.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { noticeTypes } from '../../testing/notice-types.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { notifyOfEach, notifyUsers } from './notify-users.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('row 29: refreshes the open pages of each user, after the commit and without the text', async () => {
  const persona = await portal.as({ roles: ['employee'] });
  const heard: string[] = [];
  const listener = createListener({ connection: portal.connection, log: portal.services.log });
  listener.on('push', (payload) => heard.push(payload));
  await listener.start();
  const notification = {
    userIds: [persona.userId],
    type: noticeTypes.announcement,
    values: { title: 'Secret title', text: 'Secret text' },
  };
  await portal.db
    .transaction()
    .execute(async (db) => {
      await notifyUsers({ db, clock: portal.clock }, notification);
      throw new Error('undone');
    })
    .catch(() => undefined);
  await portal.db.transaction().execute((db) => notifyUsers({ db, clock: portal.clock }, notification));
  await expect.poll(() => heard.length).toBe(1);
  await listener.close();
  expect(JSON.parse(heard[0] ?? '')).toMatchObject({
    channels: [`private-user.${persona.uuid}`],
    event: 'notifications.changed',
  });
  expect(heard[0]).not.toContain('Secret');
});

it('adds one notification for a key, whether it is sent twice or to a user named twice', async () => {
  const persona = await portal.as({ roles: ['client-user'], clientId: (await createClient(portal.db)).id });
  const notice = {
    userIds: [persona.userId, persona.userId],
    type: noticeTypes.announcement,
    values: { title: 'Holiday', text: '' },
    key: 'announcement:1',
  };
  await Promise.all(
    [1, 2].map(() => portal.db.transaction().execute((db) => notifyUsers({ db, clock: portal.clock }, notice))),
  );
  await notifyUsers({ db: portal.db, clock: portal.clock }, { ...notice, key: 'announcement:2' });
  expect(await readNotices(portal, persona.userId)).toHaveLength(2);
});

it('adds several notices of one type, and refreshes the pages of each user once', async () => {
  const [one, other] = [await portal.as({ roles: ['employee'] }), await portal.as({ roles: ['employee'] })];
  const heard: { event: string; channels: string[] }[] = [];
  const listener = createListener({ connection: portal.connection, log: portal.services.log });
  listener.on('push', (payload) => heard.push(JSON.parse(payload)));
  await listener.start();
  const said = (title: string, userIds: number[]) => ({
    userIds,
    values: { title, text: '' },
    key: `several:${title}`,
  });
  await portal.db
    .transaction()
    .execute((db) =>
      notifyOfEach({ db, clock: portal.clock }, noticeTypes.announcement, [
        said('First', [one.userId, other.userId]),
        said('Second', [one.userId]),
        said('First', [one.userId]),
        said('Nobody', []),
      ]),
    );
  await expect.poll(() => heard.length).toBe(1);
  await listener.close();
  expect(heard[0]?.channels.toSorted()).toEqual([one, other].map(({ uuid }) => `private-user.${uuid}`).toSorted());
  expect(await readNotices(portal, one.userId)).toHaveLength(2);
  expect(await readNotices(portal, other.userId)).toHaveLength(1);
});
