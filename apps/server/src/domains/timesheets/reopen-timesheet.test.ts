import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, createWorker } from '../../testing/factories/attendance.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addDay, createTimesheet } from '../../testing/factories/timesheets.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { ledTeam } from './timesheet.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-17T12:00:00Z');
});
afterAll(() => portal.close());

const first = '2026-03-01';
const reason = 'March 4 was a training day.';

it('lets a lead reopen a submitted timesheet and notifies the person with the reason', async () => {
  const { lead, member } = await ledTeam(portal.db);
  const sheet = await createTimesheet(portal.db, member, first, 'submitted');
  const self = await portal.as({ roles: ['employee'], employeeId: member.id });
  const user = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  expect((await user.call(timesheetsCalls.reopen, { body: { ...sheet, reason } })).status).toBe(204);
  await portal.settle();
  const { body } = await self.call(timesheetsCalls.details, { params: { id: sheet.id } });
  expect([body.state, body.steps[0]?.reason, body.steps[0]?.by]).toEqual(['open', reason, user.name]);
  expect(await readNotices(portal, self.userId)).toMatchObject([
    {
      title: 'Your timesheet was sent back',
      text: `Sun, Mar 1 – Sun, Mar 15, 2026: ${reason}`,
      path: '/my-timesheets',
    },
  ]);
});

it('lets only payroll, HR and admins reopen approved or locked timesheets', async () => {
  const { lead, member } = await ledTeam(portal.db);
  const sheet = await createTimesheet(portal.db, member, first, 'approved');
  const lower = [
    await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id }),
    await portal.as({ roles: ['workforce admin'] }),
  ];
  for (const user of lower)
    expect((await user.refused(timesheetsCalls.reopen, { body: { ...sheet, reason } })).status).toBe(403);
  const payroll = await portal.as({ roles: ['payroll'] });
  expect((await payroll.call(timesheetsCalls.reopen, { body: { ...sheet, reason } })).status).toBe(204);
});

it('unlocks the days of a locked timesheet, which can be locked again after approval', async () => {
  const employee = await createEmployee(portal.db);
  await addDay(portal.db, employee, { work_date: '2026-03-02' });
  const { id } = await createTimesheet(portal.db, employee, first, 'approved');
  const payroll = await portal.as({ roles: ['payroll'] });
  const lock = { body: { selection: { period: first, ids: [id] } } };
  await payroll.call(timesheetsCalls.lock, lock);
  const correct = () =>
    portal.db
      .updateTable('attendance_day')
      .set({ worked_minutes: 400 })
      .where('employee_id', '=', employee.id)
      .execute();
  await expect(correct()).rejects.toThrow('Locked for payroll');
  expect((await payroll.call(timesheetsCalls.reopen, { body: { id, version: 2, reason } })).status).toBe(204);
  await correct();
  const self = await portal.as({ roles: ['employee'], employeeId: employee.id });
  await self.call(timesheetsCalls.submit, { body: { id, version: 3 } });
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(timesheetsCalls.approve, { body: { selection: { timesheets: [{ id, version: 4 }] } } });
  expect((await payroll.call(timesheetsCalls.lock, lock)).body.done).toBe(1);
  const { body } = await hr.call(timesheetsCalls.details, { params: { id } });
  expect(body.steps.map(({ to_state }) => to_state)).toEqual(['locked', 'approved', 'submitted', 'open', 'locked']);
});

it('requires a reason, the latest version, a timesheet that is not open, and another person', async () => {
  const employee = await createEmployee(portal.db);
  const sheet = await createTimesheet(portal.db, employee, first, 'submitted');
  const hr = await portal.as({ roles: ['hr'] });
  const own = await portal.as({ roles: ['hr', 'employee'], employeeId: employee.id });
  const answers = [
    await hr.refused(timesheetsCalls.reopen, { body: { ...sheet, reason: ' ' } }),
    await hr.refused(timesheetsCalls.reopen, { body: { ...sheet, version: 5, reason } }),
    await own.refused(timesheetsCalls.reopen, { body: { ...sheet, reason } }),
    await hr.refused(timesheetsCalls.reopen, { body: { id: 88_888_888, version: 1, reason } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 409, 403, 404]);
  await hr.call(timesheetsCalls.reopen, { body: { ...sheet, reason } });
  expect((await hr.refused(timesheetsCalls.reopen, { body: { ...sheet, version: 2, reason } })).status).toBe(409);
});

it('settles the days immediately, with what was clocked while they were locked', async () => {
  const day = '2026-03-10';
  const worker = await createWorker(portal.db, { first: day, last: day });
  const settledDay = {
    work_date: day,
    state: 'absent',
    starts_at: `${day}T01:00:00Z`,
    ends_at: `${day}T09:00:00Z`,
  } as const;
  const { client_id } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', worker.id)
    .executeTakeFirstOrThrow();
  await addDay(portal.db, { id: worker.id, client_id }, settledDay);
  const { id } = await createTimesheet(portal.db, worker, first, 'approved');
  const payroll = await portal.as({ roles: ['payroll'] });
  await payroll.call(timesheetsCalls.lock, { body: { selection: { period: first, ids: [id] } } });
  await createPunches(portal.db, worker, day, [
    ['in', `${day}T01:00:00Z`],
    ['out', `${day}T09:00:00Z`],
  ]);
  await payroll.call(timesheetsCalls.reopen, { body: { id, version: 2, reason } });
  const { body } = await payroll.call(timesheetsCalls.details, { params: { id } });
  expect(body).toMatchObject({ state: 'open', worked_minutes: 480, absent_days: 0 });
});
