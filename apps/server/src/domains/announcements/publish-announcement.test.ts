import { announcementsCalls as calls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createAnnouncement } from '../../testing/factories/announcements.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const inHours = (hours: number) => portal.clock.now().add({ hours }).toString();
const publish = (id: number, version = 1) => hr.refused(calls.publish, { params: { id }, body: { version } });

it('publishes a draft or a scheduled announcement now', async () => {
  for (const gaps of [
    { is_draft: true, publish_at: null },
    { publish_at: inHours(5), expires_at: inHours(9) },
  ]) {
    const { id } = await createAnnouncement(portal.db, gaps);
    expect((await publish(id)).status).toBe(200);
    expect((await hr.call(calls.details, { params: { id } })).body).toMatchObject({ state: 'published', version: 2 });
    expect((await publish(id, 2)).status).toBe(409);
  }
});

it('refuses an expired announcement and an older version', async () => {
  const { id } = await createAnnouncement(portal.db, { is_draft: true, publish_at: null, expires_at: inHours(-1) });
  expect((await publish(id)).body.errors).toEqual({
    expires_at: ['The expiry time must be after the publication time.'],
  });
  expect((await publish(id, 7)).status).toBe(409);
  expect((await publish(99_999_999)).status).toBe(404);
});
