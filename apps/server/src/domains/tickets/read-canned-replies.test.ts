import { cannedRepliesCalls } from '@muster/contract/domains/tickets/canned-replies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createCannedReply } from '../../testing/factories/canned-replies.ts';
import { wholeList } from '../../testing/whole-list.ts';
import { lockCannedReply, readCannedReplyPage } from './canned-replies.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('lists and finds canned replies', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id, name } = await createCannedReply(portal.db);
  const { body: page } = await admin.call(cannedRepliesCalls.list, {
    query: { dt_params: JSON.stringify({ filters: { global: { value: name } } }) },
  });
  expect(page).toMatchObject({ total: 1, data: [{ id, version: 1, name }] });
});

it('is closed to viewers without the right', async () => {
  const other = await portal.as({ roles: [] });
  expect((await other.refused(cannedRepliesCalls.list)).status).toBe(403);
});

it('row security shows canned replies to staff alone', async () => {
  const { id } = await createCannedReply(portal.db);
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => [
      (await readCannedReplyPage(db, wholeList)).total,
      await lockCannedReply(db, id),
    ]);
  for (const scope of ['none', 'client:1', 'employee:1']) expect(await seenBy(scope)).toEqual([0, undefined]);
  expect(await seenBy('staff')).toMatchObject([expect.any(Number), { id }]);
});
