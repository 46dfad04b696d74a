import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;
let hr: Persona;
let employee: { readonly id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

beforeEach(async () => {
  portal.clock.set('2026-03-02T01:00:00Z');
  employee = await createEmployee(portal.db);
});

const assignments = async () =>
  (await hr.call(employeeShiftsCalls.details, { query: { employee_id: employee.id } })).body;
const ranges = async () => (await assignments()).map(({ from, to }) => [from, to]);
const end = (id: number, last_day: string) => ({ params: { id }, body: { last_day } });

async function plannedOn(days: readonly string[]): Promise<number> {
  const schedule = portal.db.selectFrom('employee_schedule').select('work_date');
  const rows = schedule.where('employee_id', '=', employee.id).where('work_date', 'in', days);
  return (await rows.execute()).length;
}

it('ends an assignment on a later day, and keeps it until then', async () => {
  await assignShift(portal.db, employee, await createShift(portal.db));
  const [current] = await assignments();
  expect((await hr.call(employeeShiftsCalls.end, end(current?.id ?? 0, '2026-03-13'))).status).toBe(204);
  expect(await ranges()).toEqual([['2020-01-01', '2026-03-13']]);
  portal.clock.set('2026-03-14T01:00:00Z');
  expect(await plannedOn(['2026-03-16', '2026-03-17'])).toBe(0);
  expect(await assignments()).toMatchObject([{ state: 'past' }]);
});

it('does not resume the interrupted shift', async () => {
  await assignShift(portal.db, employee, await createShift(portal.db));
  const interim = await createShift(portal.db);
  const body = { employee_ids: [employee.id], shift_id: interim.id, from: '2026-03-09', to: '2026-03-27' };
  await hr.call(employeeShiftsCalls.place, { body });
  await portal.settle();
  expect(await plannedOn(['2026-03-12', '2026-03-30'])).toBe(2);
  const row = (await assignments()).find(({ from }) => from === '2026-03-09');
  expect((await hr.call(employeeShiftsCalls.end, end(row?.id ?? 0, '2026-03-11'))).status).toBe(204);
  expect(await ranges()).toEqual([
    ['2026-03-09', '2026-03-11'],
    ['2020-01-01', '2026-03-08'],
  ]);
  expect(await plannedOn(['2026-03-11'])).toBe(1);
  expect(await plannedOn(['2026-03-12', '2026-03-30'])).toBe(0);
});

it('refuses days before today, before the assignment and after its end, and ignores ids out of reach', async () => {
  await assignShift(portal.db, employee, await createShift(portal.db), '[2026-03-09,2026-03-21)');
  const id = (await assignments())[0]?.id ?? 0;
  const refusal = async (day: string, by = hr) =>
    (await by.refused(employeeShiftsCalls.end, end(id, day))).body.errors?.last_day;
  expect(await refusal('2026-03-01')).toEqual(['Choose today or a later day.']);
  expect(await refusal('2026-03-05')).toEqual(['The assignment begins on 2026-03-09.']);
  expect(await refusal('2026-03-25')).toEqual(['The assignment ends on 2026-03-20 already.']);
  const missing = await hr.refused(employeeShiftsCalls.end, end(999_999, '2026-03-12'));
  const lead = await portal.as({ roles: ['team lead'], permissions: ['can manage employee shifts'] });
  const foreign = await lead.refused(employeeShiftsCalls.end, end(id, '2026-03-12'));
  expect([missing.status, foreign.status]).toEqual([404, 404]);
  expect(foreign.body).toMatchObject({ message: missing.body.message });
});
