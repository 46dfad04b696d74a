import { announcementsCalls as calls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createAnnouncement } from '../../testing/factories/announcements.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('moves the end of a published announcement, not before now, and of no other', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const inHours = (hours: number) => portal.clock.now().add({ hours }).toString();
  const { id } = await createAnnouncement(portal.db);
  const change = (version: number, expires_at: string | null, which = id) =>
    hr.refused(calls.changeExpiry, { params: { id: which }, body: { version, expires_at } });
  expect((await change(1, inHours(4))).status).toBe(200);
  expect((await hr.call(calls.details, { params: { id } })).body.expires_at).toBe(`${inHours(4).slice(0, 16)}:00.000Z`);
  expect((await change(1, null)).status).toBe(409);
  expect((await change(2, inHours(-1))).status).toBe(422);
  expect((await change(2, null)).status).toBe(200);
  const draft = await createAnnouncement(portal.db, { is_draft: true });
  expect((await change(1, inHours(4), draft.id)).status).toBe(409);
});
