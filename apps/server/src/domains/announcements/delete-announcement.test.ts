import { announcementsCalls as calls } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createAnnouncement } from '../../testing/factories/announcements.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('deletes only drafts', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const draft = await createAnnouncement(portal.db, { is_draft: true });
  expect((await hr.call(calls.delete, { body: { id: draft.id } })).status).toBe(204);
  expect((await hr.refused(calls.details, { params: { id: draft.id } })).status).toBe(404);
  const published = await createAnnouncement(portal.db);
  expect((await hr.refused(calls.delete, { body: { id: published.id } })).status).toBe(409);
  expect((await hr.call(calls.details, { params: { id: published.id } })).status).toBe(200);
});
