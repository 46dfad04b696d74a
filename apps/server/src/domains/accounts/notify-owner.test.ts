import { accountsNotifications } from '@muster/contract/domains/accounts/accounts-notifications.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { accountImpersonated, passwordChanged } from './accounts.events.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it.each(Object.entries(accountsNotifications))('%s notifies the user once', async (name, { code, title }) => {
  const persona = await portal.as({ roles: ['employee'] });
  const admin = await portal.as({ roles: ['admin'], name: 'Ada Admin' });
  await portal.services.announceIn(portal.db)(
    { ...accountImpersonated, name },
    { userId: persona.userId, byUserId: admin.userId },
  );
  await portal.settle();
  await portal.settle();
  const { body } = await persona.call(notificationsCalls.list);
  expect(body).toMatchObject({ total: 1, unread: 1 });
  expect(body.data[0]).toMatchObject({
    kind: code,
    title: title.replace('{person}', 'Ada Admin'),
    path: '/my-profile?tab=account',
  });
  expect((await admin.call(notificationsCalls.list)).body.total).toBe(0);
});

it('does not warn a user who replaces an issued password', async () => {
  const persona = await portal.as({ roles: ['employee'] });
  const announce = portal.services.announceIn(portal.db);
  await announce(passwordChanged, { userId: persona.userId, replacesIssued: true });
  await portal.settle();
  expect((await persona.call(notificationsCalls.list)).body.total).toBe(0);
  await announce(passwordChanged, { userId: persona.userId, replacesIssued: false });
  await portal.settle();
  expect((await persona.call(notificationsCalls.list)).body.total).toBe(1);
});

it.each(["$'$'$'$'$'$'$'$'$'$'", '$&$&$&', '{person}{person}'])(
  'row 30: a name like %s does not keep the notice from its user',
  async (name) => {
    const persona = await portal.as({ roles: ['employee'] });
    const admin = await portal.as({ roles: ['admin'], name });
    const payload = { userId: persona.userId, byUserId: admin.userId };
    await portal.services.announceIn(portal.db)(accountImpersonated, payload);
    await portal.settle();
    const { body } = await persona.call(notificationsCalls.list);
    expect(body.data.map(({ title }) => title)).toEqual([`${name} acted as you`]);
  },
);
