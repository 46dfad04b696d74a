import { overtimeCalls } from '@muster/contract/domains/attendance/overtime.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { settleAt } from '../../testing/factories/attendance.ts';
import { createTimesheet } from '../../testing/factories/timesheets.ts';
import { overtimeScene } from '../../testing/overtime-scene.ts';

let portal: TestPortal;
let scene: ReturnType<typeof overtimeScene>;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = overtimeScene(portal);
});
afterAll(() => portal.close());

it('leaves timesheets with undecided overtime out of approving and locking, and lets the employee submit', async () => {
  const { who, lead } = await scene.led();
  await scene.work(who, '05', '10:05');
  portal.clock.set('2026-03-17T00:00:00Z');
  await settleAt(portal.db, {
    employeeIds: [who.id],
    first: '2026-03-01',
    last: '2026-03-15',
    now: '2026-03-17T00:00:00Z',
  });
  const { id } = await createTimesheet(portal.db, who, '2026-03-01');
  const employee = await scene.as('employee', who);
  const { body: own } = await employee.call(timesheetsCalls.own);
  expect(own.data).toMatchObject([{ waiting_overtime_minutes: 60, overtime_minutes: 0 }]);
  await employee.call(timesheetsCalls.submit, { body: { id, version: 1 } });
  const leads = await scene.as('team lead', lead);
  const { body: sheet } = await leads.call(timesheetsCalls.details, { params: { id } });
  expect(sheet.blockers).toEqual([{ work_date: '2026-03-05', kind: 'overtime' }]);
  expect(sheet.abilities.approve).toBe(false);
  const approve = { selection: { timesheets: [{ id, version: sheet.version }] } };
  const refused = await leads.refused(timesheetsCalls.approve, { body: approve });
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Overtime waits for approval.')]);
  const { body: list } = await leads.call(overtimeCalls.list);
  const requests = list.data.map((row) => ({ id: row.id, version: row.version }));
  await leads.call(overtimeCalls.decide, { body: { requests, decision: 'approved' } });
  const { body: counted } = await leads.call(timesheetsCalls.details, { params: { id } });
  expect(counted).toMatchObject({ overtime_minutes: 60, waiting_overtime_minutes: 0, blockers: [] });
  expect(counted.pay_minutes.ordinary_overtime).toBe(60);
  await leads.call(timesheetsCalls.approve, {
    body: { selection: { timesheets: [{ id, version: counted.version }] } },
  });
});
