import { announcementsCalls as calls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createAnnouncement } from '../../testing/factories/announcements.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { sendAnnouncements } from './send-announcements.ts';

let portal: TestPortal;
let client: { id: number };
let user: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  client = await createClient(portal.db);
  user = await portal.as({ roles: ['client-user'], clientId: client.id });
});
afterAll(() => portal.close());

const inMinutes = (minutes: number) => portal.clock.now().add({ minutes }).toString();
const bellOf = async (who: Persona, id: number) =>
  (await who.call(notificationsCalls.list, {})).body.data.filter(({ path }) => path === `/?notice=${id}`);
const receivedBy = async (who: Persona) => (await who.call(calls.own, {})).body.data.map(({ id }) => id);

it('delivers a scheduled announcement once at its time, with a notification', async () => {
  const { id, title } = await createAnnouncement(portal.db, { publish_at: inMinutes(10), body: '**Please** read.' });
  await portal.settle();
  expect([await receivedBy(user), await bellOf(user, id)]).toEqual([[], []]);
  portal.clock.advance({ minutes: 10 });
  await Promise.all([1, 2, 3, 4].map(() => sendAnnouncements(portal.services)));
  await portal.settle();
  expect(await bellOf(user, id)).toMatchObject([{ kind: 'client-notification', title, text: 'Please read.' }]);
  expect(await receivedBy(user)).toEqual([id]);
});

it('notifies people who join the audience until it expires', async () => {
  const { id } = await createAnnouncement(portal.db, { publish_at: inMinutes(-1), expires_at: inMinutes(5) });
  await portal.settle();
  const newcomer = await portal.as({ roles: ['client-admin'], clientId: client.id });
  await portal.settle();
  expect(await bellOf(newcomer, id)).toHaveLength(1);
  portal.clock.advance({ minutes: 5 });
  const late = await portal.as({ roles: ['client-admin'], clientId: client.id });
  await portal.settle();
  expect(await bellOf(late, id)).toEqual([]);
  expect(await receivedBy(newcomer)).not.toContain(id);
});

it('skips drafts, withdrawn announcements, other clients, other roles and staff', async () => {
  const other = await createClient(portal.db, { status: 'Potential' });
  const ids = [
    await createAnnouncement(portal.db, { is_draft: true }),
    await createAnnouncement(portal.db, { withdrawn_at: inMinutes(-1) }),
    await createAnnouncement(portal.db, { clientIds: [other.id] }),
    await createAnnouncement(portal.db, { audience: 'statuses', statuses: ['Potential'] }),
    await createAnnouncement(portal.db, { roles: ['client-admin'] }),
  ].map(({ id }) => id);
  const hr = await portal.as({ roles: ['hr'] });
  await portal.settle();
  const own = await receivedBy(user);
  for (const id of ids) {
    expect(own).not.toContain(id);
    expect([await bellOf(user, id), await bellOf(hr, id)]).toEqual([[], []]);
  }
});
