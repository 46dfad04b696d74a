import { announcementsCalls as calls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createAnnouncement } from '../../testing/factories/announcements.ts';
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

it('changes a draft, and turns a scheduled announcement back into one', async () => {
  const client = await createClient(portal.db);
  const { id } = await createAnnouncement(portal.db, { clientIds: [client.id], publish_at: inHours(5) });
  const body = { ...announcementBody({ title: 'Another title', publish_at: inHours(6) }), id, version: 1 };
  const { status, body: answer } = await hr.call(calls.update, { body });
  expect([status, answer]).toEqual([200, { id, version: 2 }]);
  const { body: now } = await hr.call(calls.details, { params: { id } });
  expect(now).toMatchObject({ state: 'draft', title: 'Another title', audience: 'all', clients: [], version: 2 });
});

it('row 21: reports a conflict to the second of two editors', async () => {
  const { id } = await createAnnouncement(portal.db, { is_draft: true });
  const body = { ...announcementBody(), id, version: 1 };
  expect((await hr.call(calls.update, { body })).status).toBe(200);
  const late = await hr.refused(calls.update, { body: { ...body, title: 'Too late' } });
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
});

it('refuses to change what people may have read', async () => {
  const ended = { publish_at: inHours(-5), expires_at: inHours(-1) };
  for (const gaps of [{ publish_at: inHours(-1) }, ended, { publish_at: inHours(-2), withdrawn_at: inHours(-1) }]) {
    const { id, title } = await createAnnouncement(portal.db, gaps);
    const refused = await hr.refused(calls.update, { body: { ...announcementBody(), id, version: 1 } });
    expect(refused.status).toBe(409);
    expect((await hr.call(calls.details, { params: { id } })).body.title).toBe(title);
  }
});

it('gives the same answer for a missing one and without permission', async () => {
  const body = { ...announcementBody(), id: 99_999_999, version: 1 };
  expect((await hr.refused(calls.update, { body })).status).toBe(404);
  const reader = await portal.as({ permissions: ['can all view client notifications', 'can view all clients'] });
  expect((await reader.refused(calls.update, { body })).status).toBe(403);
});
