import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFile } from '../domains/imports/imports.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { accountStatus, createLeaver, hrOf, leave, nights, recordOf } from './factories/leavers.ts';
import { createShift } from './factories/shifts.ts';
import { selfOf } from './self-of.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it("lets tonight's shift be worked if today is the last day", async () => {
  // Monday, 20:00 in Manila.
  portal.clock.set('2026-03-02T12:00:00Z');
  const worker = await createLeaver(portal, nights);
  await leave(portal, worker, '2026-03-02');
  const punch = async (at: string, kind: 'in' | 'out') => {
    portal.clock.set(at);
    await portal.settle();
    const self = await selfOf(portal, worker);
    return { self, answer: await self.call(attendanceCalls.punch, { body: { kind } }) };
  };
  expect((await punch('2026-03-02T13:50:00Z', 'in')).answer.body.work_date).toBe('2026-03-02');
  const { self, answer } = await punch('2026-03-02T22:20:00Z', 'out');
  expect(answer.body.work_date).toBe('2026-03-02');
  expect(await accountStatus(portal, self)).toBe('active');
  portal.clock.set('2026-03-02T23:00:00Z');
  await portal.settle();
  expect(await accountStatus(portal, self)).toBe('disabled');
  expect((await self.refused(attendanceCalls.own)).status).toBe(419);
  expect(await recordOf(portal, worker)).toMatchObject({
    employee_status_type_group: { name: 'resignation' },
    employee_active_dates: [{ end_date: '2026-03-02' }],
  });
});

it('takes effect after imports of the record; an import of shifts after the last day is refused', async () => {
  portal.clock.set('2026-03-02T02:00:00Z');
  const worker = await createLeaver(portal);
  await leave(portal, worker, '2026-03-10');
  const { third_party_employee_id: number } = await recordOf(portal, worker);
  const hr = await hrOf(portal);
  const whom = { 'System ID': worker.id, 'Employee ID': number };
  await importFile(portal, hr, 'employees', [{ 'Employee ID': number, Position: 'Controller' }]);
  expect(await recordOf(portal, worker)).toMatchObject({
    position: 'Controller',
    planned_ending: { last_day: '2026-03-10' },
  });
  const shift = await createShift(portal.db);
  const rows = [{ ...whom, 'Shift Name': shift.name, 'Effective Date': '2026-03-11', 'Work Days': '' }];
  const refused = await importFile(portal, hr, 'shifts', rows);
  expect(refused.data.status).toBe('failed');
  expect(JSON.stringify(refused)).toContain('The employment ends on Mar 10, 2026.');
  portal.clock.set('2026-03-10T16:00:00Z');
  await portal.settle();
  expect((await recordOf(portal, worker)).employee_status_type_group.name).toBe('resignation');
});
