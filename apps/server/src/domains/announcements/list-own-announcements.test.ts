import { permissions } from '@muster/contract';
import { announcementsCalls as calls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createAnnouncement } from '../../testing/factories/announcements.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
let hr: Persona;
let clientIds: readonly [number, number];
let left: Persona;
let right: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
  clientIds = [(await createClient(portal.db)).id, (await createClient(portal.db)).id];
  left = await portal.as({ roles: ['client-user'], clientId: clientIds[0] });
  right = await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId: clientIds[1] });
});
afterAll(() => portal.close());

it('lists current announcements, newest first, and records who opened them', async () => {
  const older = await createAnnouncement(portal.db, { publish_at: '2026-01-02T00:00:00Z', body: 'First.' });
  const newer = await createAnnouncement(portal.db, { publish_at: '2026-01-03T00:00:00Z' });
  await portal.settle();
  const { body } = await left.call(calls.own, {});
  expect(body.data.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect(body.unread).toBe(2);
  expect(body.data[1]).toEqual({
    id: older.id,
    title: older.title,
    body: 'First.',
    kind: 'information',
    publish_at: '2026-01-02T00:00:00.000Z',
    expires_at: null,
    read_at: null,
  });
  expect((await left.call(notificationsCalls.list, {})).body.unread).toBe(2);
  expect((await left.call(calls.markRead, { body: { id: older.id } })).body).toEqual({ unread: 1 });
  expect((await left.call(notificationsCalls.list, {})).body.unread).toBe(1);
  expect((await left.call(calls.markRead, { body: { id: older.id } })).body).toEqual({ unread: 1 });
  const { body: details } = await hr.call(calls.details, { params: { id: older.id } });
  expect([details.read, details.recipients]).toEqual([1, 2]);
  expect(details.by_client.map(({ id, read }) => [id, read])).toEqual(
    expect.arrayContaining([
      [clientIds[0], 1],
      [clientIds[1], 0],
    ]),
  );
  const { body: readers } = await hr.call(calls.readers, { params: { id: older.id } });
  expect(readers.total).toBe(2);
  expect(readers.data.find(({ user_id }) => user_id === left.userId)?.read_at).toEqual(expect.any(String));
  expect(readers.data.find(({ user_id }) => user_id === right.userId)?.read_at).toBeNull();
  const lines = await portal.db
    .selectFrom('activity_log')
    .select('client_id')
    .where('event', '=', 'announcements.mark-read')
    .execute();
  expect(lines).toEqual([{ client_id: clientIds[0] }]);
});

describe('rows 9 and 10: an announcement for one client', () => {
  it('is not visible to users of another client: not in lists, counts, notifications, by id or on staff pages', async () => {
    const secret = await createAnnouncement(portal.db, { clientIds: [clientIds[0]], title: 'Twin left only' });
    await portal.settle();
    expect((await left.call(calls.own, {})).body.data.map(({ id }) => id)).toContain(secret.id);
    const seen = [
      await right.refused(calls.own, {}),
      await right.refused(calls.table, {}),
      await right.refused(notificationsCalls.list, {}),
    ];
    for (const { text } of seen) expect(text).not.toContain('Twin left only');
    expect((await right.call(calls.table, {})).body).toEqual({ data: [], total: 0 });
    for (const call of [calls.details, calls.readers, calls.preview]) {
      const [foreign, missing] = [
        await right.refused(call, { params: { id: secret.id } }),
        await right.refused(call, { params: { id: 99_999_999 } }),
      ];
      expect(foreign.status).toBe(404);
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    }
    const [foreign, missing] = [
      await right.refused(calls.markRead, { body: { id: secret.id } }),
      await right.refused(calls.markRead, { body: { id: 99_999_999 } }),
    ];
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect((await hr.call(calls.details, { params: { id: secret.id } })).body).toMatchObject({
      read: 0,
      recipients: 1,
    });
  });

  it('stays with the company: a user who moves to another company no longer finds it', async () => {
    const mover = await portal.as({ roles: ['client-user'], clientId: clientIds[0] });
    const { id } = await createAnnouncement(portal.db, { clientIds: [clientIds[0]] });
    await portal.settle();
    expect((await mover.call(calls.own, {})).body.data.map((one) => one.id)).toContain(id);
    await portal.db.updateTable('app_user').set({ client_id: clientIds[1] }).where('id', '=', mover.userId).execute();
    expect((await mover.call(calls.own, {})).body.data.map((one) => one.id)).not.toContain(id);
    expect((await mover.refused(calls.markRead, { body: { id } })).status).toBe(404);
  });
});
