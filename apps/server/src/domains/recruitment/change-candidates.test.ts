import { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('adds, changes and deletes candidates, and logs each change', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  // FIELDS: what a request carries.
  const body = { name: 'First', description: 'For a start' };
  const added = await admin.call(candidatesCalls.create, { body });
  expect(added).toMatchObject({ status: 201, body: { version: 1 } });
  const { id } = added.body;
  const change = { ...body, id, version: 1, name: 'Renamed', description: null };
  expect((await admin.call(candidatesCalls.update, { body: change })).body).toEqual({ id, version: 2 });
  expect((await admin.refused(candidatesCalls.update, { body: change })).status).toBe(409);
  expect((await admin.call(candidatesCalls.delete, { body: { id } })).status).toBe(204);
  expect((await admin.refused(candidatesCalls.delete, { body: { id } })).status).toBe(404);
  const events = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'candidate')
    .orderBy('id')
    .execute();
  expect(events.map(({ event }) => event)).toEqual([
    'recruitment.create-candidate',
    'recruitment.update-candidate',
    'recruitment.delete-candidate',
  ]);
});

it('refuses a name that is taken, in any case', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { name } = await createCandidate(portal.db);
  const refused = await admin.refused(candidatesCalls.create, { body: { name: name.toUpperCase() } });
  expect(refused).toMatchObject({ status: 422, body: { codes: { name: ['validation.unique'] } } });
});
