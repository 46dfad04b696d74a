import { cannedRepliesCalls } from '@muster/contract/domains/tickets/canned-replies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createCannedReply } from '../../testing/factories/canned-replies.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('adds, changes and deletes canned replies, and logs each change', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  // FIELDS: what a request carries.
  const body = { name: 'First', description: 'For a start' };
  const added = await admin.call(cannedRepliesCalls.create, { body });
  expect(added).toMatchObject({ status: 201, body: { version: 1 } });
  const { id } = added.body;
  const change = { ...body, id, version: 1, name: 'Renamed', description: null };
  expect((await admin.call(cannedRepliesCalls.update, { body: change })).body).toEqual({ id, version: 2 });
  expect((await admin.refused(cannedRepliesCalls.update, { body: change })).status).toBe(409);
  expect((await admin.call(cannedRepliesCalls.delete, { body: { id } })).status).toBe(204);
  expect((await admin.refused(cannedRepliesCalls.delete, { body: { id } })).status).toBe(404);
  const events = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'canned-reply')
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual([
    'tickets.create-canned-reply',
    'tickets.update-canned-reply',
    'tickets.delete-canned-reply',
  ]);
});

it('refuses a name that is taken, in any case', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { name } = await createCannedReply(portal.db);
  const refused = await admin.refused(cannedRepliesCalls.create, { body: { name: name.toUpperCase() } });
  expect(refused).toMatchObject({ status: 422, body: { codes: { name: ['validation.unique'] } } });
});
