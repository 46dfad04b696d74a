import { cannedRepliesCalls } from '@muster/contract/domains/tickets/canned-replies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createCannedReply } from '../../testing/factories/canned-replies.ts';
import { createTicketType } from '../../testing/factories/ticket-types.ts';
import { wholeList } from '../../testing/whole-list.ts';
import { lockCannedReply, readCannedReplyPage } from './canned-replies.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('finds canned replies by several words of name and text', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const name = 'Password reset';
  const { id } = await createCannedReply(portal.db, { name, body: 'A new one is on its way to {requester}.' });
  await createCannedReply(portal.db, { name: 'Password rules' });
  const { body: page } = await admin.call(cannedRepliesCalls.list, {
    query: { dt_params: JSON.stringify({ filters: { global: { value: 'way password' } } }) },
  });
  expect(page).toMatchObject({ total: 1, data: [{ id, version: 1, name }] });
});

it('is closed to viewers without the right', async () => {
  const permissions = ['can view all tickets', 'can view assigned tickets'] as const;
  for (const roles of [[], ['hr'], ['it'], ['client-admin']] as const) {
    const other = await portal.as({ roles: [...roles], permissions: [...permissions] });
    expect((await other.refused(cannedRepliesCalls.list)).status).toBe(403);
    expect((await other.refused(cannedRepliesCalls.types)).status).toBe(403);
  }
});

it('offers every ticket type to the form', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id, name } = await createTicketType(portal.db, { audience: ['client'], is_active: false });
  expect((await admin.call(cannedRepliesCalls.types)).body).toContainEqual({ id, name, is_active: false });
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
