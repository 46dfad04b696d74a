import { candidatesCalls } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createCandidate } from '../../testing/factories/candidates.ts';
import { wholeList } from '../../testing/whole-list.ts';
import { lockCandidate, readCandidate, readCandidatePage } from './candidates.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('lists, finds and shows candidates', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id, name } = await createCandidate(portal.db);
  const { body: page } = await admin.call(candidatesCalls.list, {
    query: { dt_params: JSON.stringify({ filters: { global: { value: name } } }) },
  });
  expect(page).toMatchObject({ total: 1, data: [{ id, version: 1, name }] });
  const { body: details } = await admin.call(candidatesCalls.details, { params: { id } });
  expect(details).toMatchObject({ id, version: 1, name });
  expect((await admin.refused(candidatesCalls.details, { params: { id: 999_999 } })).status).toBe(404);
});

it('is closed to viewers without the right', async () => {
  const other = await portal.as({ roles: [] });
  expect((await other.refused(candidatesCalls.list)).status).toBe(403);
});

it('row security shows candidates to staff alone', async () => {
  const { id } = await createCandidate(portal.db);
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => [
      (await readCandidatePage(db, wholeList)).total,
      await readCandidate(db, id),
      await lockCandidate(db, id),
    ]);
  for (const scope of ['none', 'client:1', 'employee:1'])
    expect(await seenBy(scope)).toEqual([0, undefined, undefined]);
  expect(await seenBy('staff')).toMatchObject([expect.any(Number), { id }, { id }]);
});
