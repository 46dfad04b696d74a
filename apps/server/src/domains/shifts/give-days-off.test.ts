import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createPunches } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee, moveToClient } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { createApprovedCover } from '../../testing/factories/swaps.ts';
import { settleSchedules } from './settle-schedules.ts';

let portal: TestPortal;
let hr: Persona;
let employee: { readonly id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  // A Monday in Manila.
  portal.clock.set('2026-03-02T01:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

beforeEach(async () => {
  employee = await createEmployee(portal.db);
});

const assignments = async () =>
  (await hr.call(employeeShiftsCalls.details, { query: { employee_id: employee.id } })).body;
const off = (id: number, from: string, to = from) => ({ params: { id }, body: { from, to } });

async function assigned(valid?: string): Promise<number> {
  await assignShift(portal.db, employee, await createShift(portal.db), valid);
  await settleSchedules({ db: portal.db, clock: portal.clock }, [employee.id], '2026-02-23');
  return (await assignments())[0]?.id ?? 0;
}

async function plannedDays(): Promise<string[]> {
  const schedule = portal.db.selectFrom('employee_schedule').select('work_date');
  const rows = schedule.where('employee_id', '=', employee.id).where('work_date', '>=', '2026-03-02');
  return (await rows.where('work_date', '<=', '2026-03-08').orderBy('work_date').execute()).map(
    ({ work_date }) => work_date,
  );
}

it('gives one day off, and the assignment goes on after it', async () => {
  const id = await assigned();
  expect((await hr.call(employeeShiftsCalls.giveDaysOff, off(id, '2026-03-04'))).status).toBe(204);
  expect(await plannedDays()).toEqual(['2026-03-02', '2026-03-03', '2026-03-05', '2026-03-06']);
  expect((await assignments()).map(({ from, to }) => [from, to])).toEqual([
    ['2026-03-05', null],
    ['2020-01-01', '2026-03-03'],
  ]);
});

it('gives a range off, and can be undone by an assignment of these days', async () => {
  const id = await assigned('[2026-03-03,2026-03-07)');
  const [before] = await assignments();
  expect((await hr.call(employeeShiftsCalls.giveDaysOff, off(id, '2026-03-03', '2026-03-05'))).status).toBe(204);
  expect(await plannedDays()).toEqual(['2026-03-06']);
  const body = { employee_ids: [employee.id], shift_id: before?.shift?.id ?? 0, from: '2026-03-03', to: '2026-03-05' };
  expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
  await portal.settle();
  expect(await plannedDays()).toEqual(['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']);
});

it('refuses past days, days outside of the assignment, and days that a swap or a clock-in decides', async () => {
  const id = await assigned('[2026-02-23,2026-03-07)');
  const refusal = async (from: string, to = from) => {
    const { status, body } = await hr.refused(employeeShiftsCalls.giveDaysOff, off(id, from, to));
    return [status, body.errors ? Object.values(body.errors).flat() : body.message].flat();
  };
  expect(await refusal('2026-03-01')).toEqual([422, 'Choose today or a later day.']);
  expect(await refusal('2026-03-06', '2026-03-05')).toEqual([422, 'The last day must not come before the first.']);
  expect(await refusal('2026-03-07')).toEqual([422, 'The assignment has none of these days.']);
  const { client_id: clientId } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', employee.id)
    .executeTakeFirstOrThrow();
  const colleague = await createEmployee(portal.db, { client_id: clientId });
  const shiftId = (await assignments())[0]?.shift?.id ?? 0;
  const cover = { clientId, employeeId: employee.id, colleagueId: colleague.id, shiftId, day: '2026-03-05' };
  await createApprovedCover(portal.db, cover);
  expect(await refusal('2026-03-05')).toEqual([409, 'A swap decides about 2026-03-05. Undo the swap first.']);
  await createPunches(portal.db, employee, '2026-03-02', [['in', '2026-03-02T01:00:00Z']]);
  expect(await refusal('2026-03-02', '2026-03-04')).toEqual([409, 'There is a clock-in on 2026-03-02.']);
  expect(await plannedDays()).toHaveLength(5);
});

it('refuses assignments and days out of reach', async () => {
  const [own, next] = [await createClient(portal.db), await createClient(portal.db)];
  employee = await createEmployee(portal.db, { client_id: own.id });
  await moveToClient(portal.db, employee, next.id, '2026-03-05');
  await portal.db.updateTable('employee').set({ client_id: own.id }).where('id', '=', employee.id).execute();
  const id = await assigned();
  const permissions = ['can manage employee shifts', 'can view employee shift details'] as const;
  const planner = await portal.as({ roles: ['client-admin'], clientId: own.id, permissions: [...permissions] });
  const foreign = await portal.as({ roles: ['client-admin'], clientId: next.id, permissions: [...permissions] });
  const status = async (by: Persona, from: string, to = from) =>
    (await by.refused(employeeShiftsCalls.giveDaysOff, off(id, from, to))).status;
  expect(await status(planner, '2026-03-04', '2026-03-05')).toBe(409);
  expect(await status(planner, '2026-03-05')).toBe(404);
  expect(await status(foreign, '2026-03-04')).toBe(404);
  expect((await planner.call(employeeShiftsCalls.giveDaysOff, off(id, '2026-03-04'))).status).toBe(204);
});
