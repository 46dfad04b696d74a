import { afterAll, beforeAll, expect, it } from 'vitest';
import { createListener } from '../../platform/notify/listener.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { notifyUsers } from './notify-users.ts';

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
    type: 'case',
    title: 'Secret title',
    text: 'Secret text',
    path: null,
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
    channel: `private-user.${persona.uuid}`,
    event: 'notifications.changed',
  });
  expect(heard[0]).not.toContain('Secret');
});
