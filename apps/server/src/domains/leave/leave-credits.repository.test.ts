import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { leaveBalance, leaveTypeId } from '../../testing/factories/leave.ts';
import { setLeaveCredits } from './leave-credits.repository.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('sets a balance from the highest to the lowest credit of a file', async () => {
  const { id } = await createEmployee(portal.db);
  const user = await portal.as({ roles: ['hr'] });
  const typeId = await leaveTypeId(portal, 'VL');
  for (const hundredths of [9_999_999, -9_999_999]) {
    const credit = { employeeId: id, leaveTypeId: typeId, hundredths };
    await setLeaveCredits(portal.db, [credit], { userId: user.userId, day: '2026-03-02' });
    expect(await leaveBalance(portal, id, typeId)).toBeCloseTo(hundredths / 100, 2);
  }
});
