import { impersonationCalls } from '@muster/contract/domains/accounts/impersonation.calls.ts';
import { announcementsCalls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { createAnnouncement } from './factories/announcements.ts';
import { createClient } from './factories/clients.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('row 30: an impersonator cannot dismiss the notification about the impersonation', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const target = await portal.as({ roles: ['employee'] });
  const { body } = await admin.call(impersonationCalls.impersonate, {
    params: { id: target.userId },
    query: { reason: 'Looking into a shift' },
  });
  await portal.settle();
  const acting = portal.guest();
  acting.bearer = body.token;
  expect((await acting.call(notificationsCalls.markRead, { body: { all: true } })).body).toEqual({ unread: 1 });
  expect((await target.call(notificationsCalls.list)).body.unread).toBe(1);
});

it("row 30: an impersonator does not mark the user's announcements as read", async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const client = await createClient(portal.db);
  const target = await portal.as({ roles: ['client-user'], clientId: client.id });
  const { id } = await createAnnouncement(portal.db);
  await portal.settle();
  const { body } = await admin.call(impersonationCalls.impersonate, {
    params: { id: target.userId },
    query: { reason: 'Looking at the home screen' },
  });
  const acting = portal.guest();
  acting.bearer = body.token;
  expect((await acting.call(announcementsCalls.own, {})).body.unread).toBe(1);
  expect((await acting.call(announcementsCalls.markRead, { body: { id } })).body).toEqual({ unread: 1 });
  expect((await target.call(announcementsCalls.own, {})).body.unread).toBe(1);
});
