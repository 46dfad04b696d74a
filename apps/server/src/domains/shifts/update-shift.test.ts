import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift } from '../../testing/factories/shifts.ts';
import { settleSchedules } from './settle-schedules.ts';
import { nightShiftBody } from './shift-body.fixture.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

async function shiftInUse() {
  const body = nightShiftBody();
  const { body: added } = await hr.call(shiftsCalls.create, { body });
  const employee = await createEmployee(portal.db);
  await assignShift(portal.db, employee, added);
  await settleSchedules({ db: portal.db, clock: portal.clock }, [employee.id], '2026-02-23');
  const { shift_active_start_date: _active, ...fields } = body;
  return { id: added.id, employee, fields: { ...fields, version: 1 } };
}

const planned = (employeeId: number, days: readonly string[]) =>
  portal.db
    .selectFrom('employee_schedule')
    .select(['work_date', 'starts_at'])
    .where('employee_id', '=', employeeId)
    .where('work_date', 'in', [...days])
    .orderBy('work_date')
    .execute();

it('starts a version on the given day and leaves earlier days unchanged', async () => {
  const { id, employee, fields } = await shiftInUse();
  const body = { ...fields, start_time: '20:00', end_time: '05:00', effective_from: '2026-03-09' };
  expect((await hr.call(shiftsCalls.update, { params: { id }, body })).body).toEqual({ id, version: 2 });
  await portal.settle();
  const { body: shown } = await hr.call(shiftsCalls.details, { params: { id } });
  expect(shown.versions.map(({ from, to, start_time, state }) => [from, to, start_time, state])).toEqual([
    ['2026-03-09', null, '20:00', 'future'],
    ['2020-01-01', '2026-03-08', '22:00', 'current'],
  ]);
  expect(await planned(employee.id, ['2026-02-27', '2026-03-06', '2026-03-09'])).toEqual([
    { work_date: '2026-02-27', starts_at: '2026-02-27T14:00:00.000Z' },
    { work_date: '2026-03-06', starts_at: '2026-03-06T14:00:00.000Z' },
    { work_date: '2026-03-09', starts_at: '2026-03-09T12:00:00.000Z' },
  ]);
});

it('refuses to change the past, or to change times without a day', async () => {
  const { id, fields } = await shiftInUse();
  const changed = { ...fields, start_time: '21:00' };
  for (const effective_from of [undefined, '2026-03-01']) {
    const refused = await hr.refused(shiftsCalls.update, { params: { id }, body: { ...changed, effective_from } });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['effective_from']);
  }
});

it('creates no version for a new name', async () => {
  const { id, fields } = await shiftInUse();
  await hr.call(shiftsCalls.update, { params: { id }, body: { ...fields, name: `${fields.name} renamed` } });
  expect((await hr.call(shiftsCalls.details, { params: { id } })).body.versions).toHaveLength(1);
});

it('changes a shift that no employee has in place', async () => {
  const { shift_active_start_date: _active, ...fields } = nightShiftBody();
  const { body: added } = await hr.call(shiftsCalls.create, {
    body: { ...fields, shift_active_start_date: '2026-01-01' },
  });
  const body = { ...fields, start_time: '23:00', shift_breaks: [], version: 1 };
  await hr.call(shiftsCalls.update, { params: { id: added.id }, body });
  const { body: shown } = await hr.call(shiftsCalls.details, { params: { id: added.id } });
  expect(shown).toMatchObject({ start_time: '23:00', total_hours: 8, versions: [{ from: '2026-01-01' }] });
  expect(shown.shift_breaks).toEqual([]);
});

it('answers a second writer with a conflict', async () => {
  const { id, fields } = await shiftInUse();
  await hr.call(shiftsCalls.update, { params: { id }, body: { ...fields, name: `${fields.name} first` } });
  const late = await hr.refused(shiftsCalls.update, { params: { id }, body: fields });
  expect(late.status).toBe(409);
});
