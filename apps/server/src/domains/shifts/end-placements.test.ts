import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHistory } from '../../platform/dated/dated.repository.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { placedShifts } from './employee-shift.repository.ts';
import { endPlacements, insertFirstPlacements } from './end-placements.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const history = async (id: number) =>
  (await readHistory(portal.db, placedShifts, id)).map(({ value, from, until }) => [value.shift_id, from, until]);

it('ends the shift with the last day and removes a planned one', async () => {
  const [employee, shift] = [await createEmployee(portal.db), await createShift(portal.db)];
  await assignShift(portal.db, employee, shift, '[2026-01-05,2026-04-01)');
  await assignShift(portal.db, employee, shift, '[2026-04-01,)');
  await endPlacements(portal.db, employee.id, '2026-03-15');
  expect(await history(employee.id)).toEqual([[shift.id, '2026-01-05', '2026-03-16']]);
});

it('starts the first shifts of many employees', async () => {
  const [one, other, shift] = [
    await createEmployee(portal.db),
    await createEmployee(portal.db),
    await createShift(portal.db),
  ];
  const given = [
    { employeeId: one.id, shiftId: shift.id, from: '2026-03-02' },
    { employeeId: other.id, shiftId: shift.id, from: '2026-03-09' },
  ];
  await insertFirstPlacements(portal.db, given, 1);
  expect(await history(one.id)).toEqual([[shift.id, '2026-03-02', null]]);
  expect(await history(other.id)).toEqual([[shift.id, '2026-03-09', null]]);
});
