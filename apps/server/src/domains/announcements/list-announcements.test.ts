import { announcementsCalls as calls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { createAnnouncement } from '../../testing/factories/announcements.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
  const inHours = (hours: number) => portal.clock.now().add({ hours }).toString();
  await createAnnouncement(portal.db, { title: 'Draft one', is_draft: true, publish_at: null });
  await createAnnouncement(portal.db, { title: 'Later', publish_at: inHours(5), kind: 'urgent' });
  await createAnnouncement(portal.db, { title: 'Running', publish_at: inHours(-5), body: 'Ask for the pangolin.' });
  await createAnnouncement(portal.db, { title: 'Over', publish_at: inHours(-9), expires_at: inHours(-1) });
  await createAnnouncement(portal.db, { title: 'Taken back', publish_at: inHours(-9), withdrawn_at: inHours(-1) });
});
afterAll(() => portal.close());

const titles = async (dt: object = {}) =>
  (await hr.call(calls.table, { query: { dt_params: JSON.stringify(dt) as never } })).body.data.map(
    ({ title }) => title,
  );

it('lists by state, drafts first, each with its current state', async () => {
  const { body } = await hr.call(calls.table, {});
  expect(body.data.map(({ title, state }) => [title, state])).toEqual([
    ['Draft one', 'draft'],
    ['Later', 'scheduled'],
    ['Running', 'published'],
    ['Over', 'expired'],
    ['Taken back', 'withdrawn'],
  ]);
  expect(body.total).toBe(5);
});

it('searches, filters and sorts', async () => {
  expect(await titles({ filters: { global: { value: 'pangolin' } } })).toEqual(['Running']);
  expect(await titles({ filters: { state: { value: ['expired', 'withdrawn'], matchMode: 'in' } } })).toEqual([
    'Over',
    'Taken back',
  ]);
  expect(await titles({ filters: { kind: { value: 'urgent', matchMode: 'equals' } } })).toEqual(['Later']);
  expect(await titles({ sort: [{ field: 'title', order: -1 }] })).toEqual([
    'Taken back',
    'Running',
    'Over',
    'Later',
    'Draft one',
  ]);
  expect(
    (await hr.refused(calls.table, { query: { dt_params: '{"sort":[{"field":"body","order":1}]}' as never } })).status,
  ).toBe(422);
});

it('pages the recipients, by client', async () => {
  const client = await createClient(portal.db, { legal_business_name: 'AAA Pty Ltd' });
  for (const name of ['Bea', 'Abe', 'Cy'])
    await createUser(portal.db, { roles: ['client-user'], clientId: client.id, columns: { name } });
  await portal.settle();
  const { body } = await hr.call(calls.table, {
    query: { dt_params: '{"filters":{"title":{"value":"Running"}}}' as never },
  });
  const id = body.data[0]?.id ?? 0;
  const page = await hr.call(calls.readers, { params: { id }, query: { page: '2', rows: '2' } as never });
  expect([page.body.total, page.body.data.map(({ name, client: of }) => [name, of.name])]).toEqual([
    3,
    [['Cy', 'AAA Pty Ltd']],
  ]);
});
