import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addDay, createTimesheet } from '../../testing/factories/timesheets.ts';
import { ledTeam } from './timesheet.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-17T12:00:00Z');
});
afterAll(() => portal.close());

const first = '2026-03-01';
const submitted = async (employee: { id: number }) => createTimesheet(portal.db, employee, first, 'submitted');

async function stateOf({ id }: { id: number }) {
  const row = portal.db.selectFrom('timesheet').select(['state', 'version', 'approved_totals']).where('id', '=', id);
  return row.executeTakeFirstOrThrow();
}

it('lets a lead approve timesheets of the people led, with the totals at that time', async () => {
  const { lead, member } = await ledTeam(portal.db);
  await addDay(portal.db, member, { work_date: '2026-03-02' });
  const sheet = await submitted(member);
  const user = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  const { body } = await user.call(timesheetsCalls.approve, { body: { timesheets: [sheet] } });
  expect(body).toEqual({ done: 1, left_out: [], others: 0 });
  expect(await stateOf(sheet)).toEqual({
    state: 'approved',
    version: 2,
    approved_totals: [1, 1, 0, 0, 480, 0, 0, 0, 0],
  });
});

it('approves those that can be approved and lists the others', async () => {
  const [fine, open, unsettled, older] = [
    await createEmployee(portal.db, { name: 'A Fine' }),
    await createEmployee(portal.db, { name: 'B Open' }),
    await createEmployee(portal.db, { name: 'C Unsettled' }),
    await createEmployee(portal.db, { name: 'D Older' }),
  ];
  await addDay(portal.db, unsettled, { work_date: '2026-03-03', state: 'conflict' });
  const timesheets = [
    await submitted(fine),
    await createTimesheet(portal.db, open, first),
    await submitted(unsettled),
    { ...(await submitted(older)), version: 9 },
  ];
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(timesheetsCalls.approve, { body: { timesheets } });
  expect([body.done, body.left_out.map(({ name, why }) => [name, why])]).toEqual([
    1,
    [
      ['B Open', 'not-submitted'],
      ['C Unsettled', 'unsettled'],
      ['D Older', 'version'],
    ],
  ]);
  const again = await hr.refused(timesheetsCalls.approve, { body: { timesheets: timesheets.slice(0, 1) } });
  expect([again.status, again.body.message]).toEqual([
    409,
    `${hr.name} changed this timesheet after you opened it. It is approved now.`,
  ]);
  const seen = timesheets.slice(0, 1).map(({ id, version }) => ({ id, version: version + 1 }));
  const approved = await hr.refused(timesheetsCalls.approve, { body: { timesheets: seen } });
  expect([approved.status, approved.body.message]).toEqual([409, 'A Fine: Not submitted.']);
});

it('never approves the viewer’s own timesheet, whatever their role', async () => {
  const employee = await createEmployee(portal.db);
  const own = await submitted(employee);
  const admin = await portal.as({ roles: ['admin', 'employee'], employeeId: employee.id });
  const answer = await admin.refused(timesheetsCalls.approve, { body: { timesheets: [own] } });
  expect([answer.status, answer.body.message]).toEqual([409, `${employee.name}: Nobody approves their own timesheet.`]);
  expect((await stateOf(own)).state).toBe('submitted');
});

it('does not find people whom the lead does not lead, and then changes nothing', async () => {
  const { lead, member, other } = await ledTeam(portal.db);
  const [theirs, foreign] = [await submitted(member), await submitted(other)];
  const user = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  for (const id of [foreign.id, 88_888_888]) {
    const answer = await user.refused(timesheetsCalls.approve, { body: { timesheets: [theirs, { id, version: 1 }] } });
    expect(answer.status).toBe(404);
  }
  expect((await stateOf(theirs)).state).toBe('submitted');
});

it('is forbidden for payroll, which locks', async () => {
  const sheet = await submitted(await createEmployee(portal.db));
  const payroll = await portal.as({ roles: ['payroll'] });
  expect((await payroll.refused(timesheetsCalls.approve, { body: { timesheets: [sheet] } })).status).toBe(403);
});
