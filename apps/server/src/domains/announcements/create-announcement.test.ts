import { permissions } from '@muster/contract';
import { announcementsCalls as calls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { announcementBody } from './announcement-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const inHours = (hours: number) => portal.clock.now().add({ hours }).toString();
const details = async (id: number) => (await hr.call(calls.details, { params: { id } })).body;

it('stores a draft completely, once per submission', async () => {
  const client = await createClient(portal.db, { legal_business_name: 'Chosen Pty Ltd' });
  const body = announcementBody({
    audience: 'clients',
    client_ids: [client.id, client.id],
    statuses: ['Active'],
    roles: ['client-admin'],
    publish_at: inHours(-2),
    expires_at: inHours(2),
  });
  const headers = { 'idempotency-key': 'announce-once-00001' };
  const first = await hr.call(calls.create, { body, headers });
  const second = await hr.call(calls.create, { body, headers });
  expect([first.status, second.body]).toEqual([201, first.body]);
  expect(await details(first.body.id)).toMatchObject({
    state: 'draft',
    version: 1,
    title: 'Office closed on Friday',
    audience: 'clients',
    clients: [{ id: client.id, name: 'Chosen Pty Ltd' }],
    statuses: [],
    roles: ['client-admin'],
    recipients: 0,
    created_by: hr.name,
    abilities: { edit: true, publish: true, withdraw: false, expire: false, delete: true, duplicate: true },
  });
  const line = await portal.db
    .selectFrom('activity_log')
    .select(['subject_kind', 'subject_id', 'after'])
    .where('event', '=', 'announcements.create')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    subject_kind: 'client-notification',
    subject_id: String(first.body.id),
    after: { title: 'Office closed on Friday', client_ids: [client.id] },
  });
});

it('schedules for a future time, or publishes at once', async () => {
  const later = await hr.call(calls.create, { body: announcementBody({ step: 'schedule', publish_at: inHours(3) }) });
  expect(await details(later.body.id)).toMatchObject({ state: 'scheduled' });
  const now = await hr.call(calls.create, { body: announcementBody({ step: 'publish', publish_at: inHours(3) }) });
  const created = await details(now.body.id);
  expect(created.state).toBe('published');
  expect(Temporal.Instant.compare(created.publish_at ?? '', portal.clock.now()) <= 0).toBe(true);
});

it('refuses impossible times, empty audiences and missing clients', async () => {
  const refused = async (gaps: Parameters<typeof announcementBody>[0]) =>
    (await hr.refused(calls.create, { body: announcementBody(gaps) })).body.errors;
  expect(await refused({ step: 'schedule' })).toEqual({ publish_at: ['The publication time is required.'] });
  expect(await refused({ step: 'schedule', publish_at: inHours(-1) })).toEqual({
    publish_at: ['The publication time must lie ahead. Publish it now instead.'],
  });
  const before = { expires_at: ['The expiry time must be after the publication time.'] };
  expect(await refused({ publish_at: inHours(3), expires_at: inHours(2) })).toEqual(before);
  expect(await refused({ step: 'publish', expires_at: inHours(-1) })).toEqual(before);
  expect(await refused({ audience: 'clients' })).toEqual({ client_ids: ['Choose at least one client.'] });
  expect(await refused({ audience: 'statuses' })).toEqual({ statuses: ['Choose at least one client status.'] });
  expect(await refused({ roles: [] })).toEqual({ roles: ['Choose at least one role.'] });
  for (const id of [1, 99_999_999])
    expect(await refused({ audience: 'clients', client_ids: [id] })).toEqual({
      client_ids: ['The clients is invalid.'],
    });
  expect(await refused({ title: ' ', body: '' })).toEqual({
    title: ['The title is required.'],
    body: ['The message is required.'],
  });
  expect(await refused({ roles: ['hr' as never] })).toBeDefined();
});

it('row 9: client users cannot create one, whatever their permissions', async () => {
  const client = await createClient(portal.db);
  const own = await portal.as({ roles: ['client-admin'], permissions: [...permissions], clientId: client.id });
  const count = async () => (await hr.call(calls.table, {})).body.total;
  const before = await count();
  expect((await own.refused(calls.create, { body: announcementBody({ step: 'publish' }) })).status).toBe(403);
  expect(await count()).toBe(before);
});
