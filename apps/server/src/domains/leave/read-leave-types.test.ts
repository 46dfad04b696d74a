import { leaveTypesCalls } from '@muster/contract/domains/leave/leave-types.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createLeaveType } from '../../testing/factories/leave-types.ts';
import { wholeList } from '../../testing/whole-list.ts';
import { lockLeaveType, readLeaveType, readLeaveTypePage } from './leave-types.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('lists, finds and shows leave types', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { id, name } = await createLeaveType(portal.db);
  const { body: page } = await admin.call(leaveTypesCalls.list, {
    query: { dt_params: JSON.stringify({ filters: { global: { value: name } } }) },
  });
  expect(page).toMatchObject({ total: 1, data: [{ id, version: 1, name }] });
  const { body: details } = await admin.call(leaveTypesCalls.details, { params: { id } });
  expect(details).toMatchObject({ id, version: 1, name });
  expect((await admin.refused(leaveTypesCalls.details, { params: { id: 999_999 } })).status).toBe(404);
});

it('is closed to viewers without the right', async () => {
  const other = await portal.as({ roles: [] });
  expect((await other.refused(leaveTypesCalls.list)).status).toBe(403);
});

it('row security shows leave types to staff alone', async () => {
  const { id } = await createLeaveType(portal.db);
  const seenBy = (rows: string) =>
    writeWithin(portal.services.databases, { rows }, async (db) => [
      (await readLeaveTypePage(db, wholeList)).total,
      await readLeaveType(db, id),
      await lockLeaveType(db, id),
    ]);
  for (const scope of ['none', 'client:1', 'employee:1'])
    expect(await seenBy(scope)).toEqual([0, undefined, undefined]);
  expect(await seenBy('staff')).toMatchObject([expect.any(Number), { id }, { id }]);
});
