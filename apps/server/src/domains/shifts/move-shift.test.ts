import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHistory } from '../../platform/dated/dated.repository.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { movedShifts } from './employee-shift.repository.ts';
import { cancelShift, moveShift } from './move-shift.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
});
afterAll(() => portal.close());

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const context = () => ({ db: portal.db, clock: portal.clock });

async function worker() {
  const day = await createShift(portal.db, { work_days: everyDay });
  const night = await createShift(portal.db, {
    start_time: '20:00',
    end_time: '04:00',
    total_minutes: 480,
    work_days: everyDay,
  });
  const employee = await createEmployee(portal.db);
  await assignShift(portal.db, employee, day, '[2026-01-05,)');
  const history = async () =>
    (await readHistory(portal.db, movedShifts, employee.id)).map(({ value, from, until }) => [
      value.shift_id,
      from,
      until,
    ]);
  return { employeeId: employee.id, day: day.id, night: night.id, history };
}

it('begins on its day, and can be cancelled before that day', async () => {
  const { employeeId, day, night, history } = await worker();
  const move = { employeeId, from: '2026-03-09', field: 'effective_date' };
  expect(await moveShift(context(), { ...move, shiftId: night, userId: 1 })).toBeNull();
  expect(await moveShift(context(), { ...move, shiftId: night, userId: 1 })).toEqual({ reason: 'same' });
  expect(await history()).toEqual([
    [day, '2026-01-05', '2026-03-09'],
    [night, '2026-03-09', null],
  ]);
  expect(await cancelShift(context(), move)).toEqual({ shift_id: night });
  expect(await history()).toEqual([[day, '2026-01-05', null]]);
  expect(await cancelShift(context(), { ...move, from: '2026-01-05' })).toBeNull();
});

it('is refused if the continuing shift would overlap the next one', async () => {
  const { employeeId, night } = await worker();
  const early = await createShift(portal.db, {
    start_time: '02:00',
    end_time: '06:00',
    total_minutes: 240,
    work_days: everyDay,
  });
  const noon = await createShift(portal.db, {
    start_time: '12:00',
    end_time: '16:00',
    total_minutes: 240,
    work_days: everyDay,
  });
  const move = (from: string, shiftId: number) =>
    moveShift(context(), { employeeId, from, shiftId, userId: 1, field: 'effective_date' });
  await move('2026-03-09', night);
  await move('2026-03-16', noon.id);
  await move('2026-03-17', early.id);
  await expect(
    cancelShift(context(), { employeeId, from: '2026-03-16', field: 'effective_date' }),
  ).rejects.toMatchObject({
    code: 'invalid-input',
  });
});
