import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { hrOf, leave } from '../../testing/factories/leavers.ts';
import { addDay, createTimesheet } from '../../testing/factories/timesheets.ts';
import { ledTeam } from './timesheet.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-15T16:00:00Z');
});
afterAll(() => portal.close());

const first = '2026-03-01';

async function worker() {
  const employee = await createEmployee(portal.db);
  await addDay(portal.db, employee, { work_date: '2026-03-02' });
  const sheet = await createTimesheet(portal.db, employee, first);
  return { employee, sheet, self: await portal.as({ roles: ['employee'], employeeId: employee.id }) };
}

it('submits the viewer’s own timesheet once the period is over, with history and log', async () => {
  const { employee, sheet, self } = await worker();
  portal.clock.set('2026-03-15T15:59:00Z');
  const early = await self.refused(timesheetsCalls.submit, { body: sheet });
  expect([early.status, early.body.message]).toEqual([
    409,
    'The period runs until Mar 15, 2026. Submit the timesheet after that day.',
  ]);
  // Midnight in Manila.
  portal.clock.set('2026-03-15T16:00:00Z');
  expect((await self.call(timesheetsCalls.submit, { body: sheet })).status).toBe(204);
  const { body } = await self.call(timesheetsCalls.details, { params: { id: sheet.id } });
  expect([body.state, body.version]).toEqual(['submitted', 2]);
  expect(body.steps).toMatchObject([{ from_state: 'open', to_state: 'submitted', by: self.name, reason: null }]);
  const log = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'after', 'client_id'])
    .where('subject_id', '=', String(employee.id))
    .execute();
  expect(log).toEqual([
    { event: 'timesheets.submit', after: { timesheet: 'submitted' }, client_id: employee.client_id },
  ]);
});

it('is refused with a list of days while a day has no clock-out or still runs', async () => {
  const { employee, sheet, self } = await worker();
  await addDay(portal.db, employee, { work_date: '2026-03-04', state: 'conflict' });
  await addDay(portal.db, employee, { work_date: '2026-03-15', settled_at: null });
  await addDay(portal.db, employee, { work_date: '2026-03-16', state: 'conflict' });
  const { status, body } = await self.refused(timesheetsCalls.submit, { body: sheet });
  expect([status, body.message]).toEqual([
    409,
    'Fix these days first: 2026-03-04 (missing clock-out), 2026-03-15 (in progress).',
  ]);
});

it('is refused while a correction is open, even on a day without other records', async () => {
  const { employee, sheet, self } = await worker();
  const punchRequest = { employee_id: employee.id, reason: 'Forgot to clock in.' };
  await portal.db
    .insertInto('attendance_correction')
    .values({
      ...punchRequest,
      work_date: '2026-03-07',
      proposed_in: '2026-03-07T00:00:00Z',
      proposed_out: '2026-03-07T04:00:00Z',
    })
    .execute();
  const { body } = await self.refused(timesheetsCalls.submit, { body: sheet });
  expect(body.message).toBe('Fix these days first: 2026-03-07 (a correction is open).');
  await portal.db
    .updateTable('attendance_correction')
    .set({ state: 'withdrawn' })
    .where('employee_id', '=', employee.id)
    .execute();
  expect((await self.call(timesheetsCalls.submit, { body: sheet })).status).toBe(204);
});

it('is refused twice and for an older version; two concurrent requests submit once', async () => {
  const { sheet, self } = await worker();
  const stale = await self.refused(timesheetsCalls.submit, { body: { ...sheet, version: 7 } });
  expect(stale.status).toBe(409);
  const both = await Promise.all([1, 2].map(() => self.call(timesheetsCalls.submit, { body: sheet })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const steps = await portal.db
    .selectFrom('timesheet_step')
    .select('id')
    .where('timesheet_id', '=', sheet.id)
    .execute();
  expect(steps).toHaveLength(1);
});

it('is only for the employee', async () => {
  const { sheet } = await worker();
  for (const rights of [
    { roles: ['hr'] },
    { roles: ['employee'], employeeId: (await createEmployee(portal.db)).id },
  ] as const) {
    const user = await portal.as({ ...rights, roles: [...rights.roles] });
    expect((await user.refused(timesheetsCalls.submit, { body: sheet })).status).toBe(404);
  }
});

it('is for the linked account: an address alone submits nothing', async () => {
  const { employee, sheet } = await worker();
  const payroll = await portal.as({ roles: ['payroll'], email: 'shared@home.test' });
  await portal.db.updateTable('employee').set({ work_email: payroll.email }).where('id', '=', employee.id).execute();
  expect((await payroll.call(timesheetsCalls.details, { params: { id: sheet.id } })).body.abilities.submit).toBe(false);
  expect((await payroll.refused(timesheetsCalls.submit, { body: sheet })).status).toBe(404);
});

it('is submitted by the lead or HR for people who left or are suspended, who then do not approve it', async () => {
  portal.clock.set('2026-03-11T02:00:00Z');
  const { lead, member: leaver, other: suspended, client } = await ledTeam(portal.db);
  const active = await createEmployee(portal.db, { client_id: client.id });
  const [left, held, usual] = [
    await createTimesheet(portal.db, leaver, first),
    await createTimesheet(portal.db, suspended, first),
    await createTimesheet(portal.db, active, first),
  ];
  await leave(portal, leaver, '2026-03-10', { immediately: true });
  const suspension = { status_type_id: statusTypeIds.suspended, effective_date: '2026-03-11', reason: 'Investigation' };
  await (await hrOf(portal)).call(employeeStatusCalls.deactivate, { body: { id: suspended.id, ...suspension } });
  portal.clock.set('2026-03-17T02:00:00Z');
  const leads = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  const [hr, colleague, payroll] = [
    await hrOf(portal),
    await portal.as({ roles: ['hr'] }),
    await portal.as({ roles: ['payroll'] }),
  ];
  for (const [user, body] of [
    [leads, held],
    [payroll, left],
    [hr, usual],
  ] as const)
    expect((await user.refused(timesheetsCalls.submit, { body })).status).toBe(404);
  const abilities = async ({ id }: { id: number }) =>
    (await hr.call(timesheetsCalls.details, { params: { id } })).body.abilities.submit;
  expect([await abilities(left), await abilities(held), await abilities(usual)]).toEqual([true, true, false]);
  for (const [user, sheet, person] of [
    [leads, left, leaver],
    [hr, held, suspended],
  ] as const) {
    expect((await user.call(timesheetsCalls.submit, { body: sheet })).status).toBe(204);
    const { body } = await hr.call(timesheetsCalls.details, { params: { id: sheet.id } });
    const reason = `Submitted for ${person.name}.`;
    expect(body).toMatchObject({
      state: 'submitted',
      abilities: { submit: false },
      steps: [{ by: user.name, reason }],
    });
    const log = portal.db.selectFrom('activity_log').select('details').where('event', '=', 'timesheets.submit');
    expect(await log.where('subject_id', '=', String(person.id)).execute()).toMatchObject([{ details: { reason } }]);
    const approve = { body: { selection: { timesheets: [{ id: sheet.id, version: 2 }] } } };
    const seenBy = async (who: typeof user) =>
      (await who.call(timesheetsCalls.details, { params: { id: sheet.id } })).body.abilities.approve;
    expect([await seenBy(user), await seenBy(colleague)]).toEqual([false, true]);
    const { body: preview } = await user.call(timesheetsCalls.previewApproval, approve);
    expect(preview).toEqual({
      done: 0,
      names: [],
      left_out: [{ id: sheet.id, name: person.name, why: 'submitter' }],
      others: 0,
    });
    const refused = await user.refused(timesheetsCalls.approve, approve);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('You submitted it.')]);
    expect((await colleague.call(timesheetsCalls.approve, approve)).body.done).toBe(1);
  }
  portal.clock.set('2026-03-15T16:00:00Z');
});

it('never skips a state, whatever writes it', async () => {
  const { sheet } = await worker();
  const leap = portal.db
    .updateTable('timesheet')
    .set({ state: 'locked', approved_totals: [1] })
    .where('id', '=', sheet.id);
  await expect(leap.execute()).rejects.toThrow('does not become locked from open');
});

it('waits until every planned shift of the period is over and settled, also in another time zone', async () => {
  const day = '2026-03-15';
  // 09:00 to 17:00 in New York ends at 05:00 of the next day in Manila.
  const employee = await createWorker(portal.db, { zone: 'America/New_York', first: day, last: day });
  const sheet = await createTimesheet(portal.db, employee, first);
  portal.clock.set('2026-03-15T16:00:00Z');
  const self = await portal.as({ roles: ['employee'], employeeId: employee.id });
  const running = await self.refused(timesheetsCalls.submit, { body: sheet });
  expect([running.status, running.body.message]).toEqual([409, `Fix these days first: ${day} (in progress).`]);
  portal.clock.set('2026-03-15T21:01:00Z');
  await portal.settle();
  // The session would have ended in the hours between.
  await portal.db
    .updateTable('session')
    .set({ last_seen_at: portal.clock.now().toString() })
    .where('id', '=', self.sessionId)
    .execute();
  expect((await self.call(timesheetsCalls.submit, { body: sheet })).status).toBe(204);
  const { body } = await self.call(timesheetsCalls.details, { params: { id: sheet.id } });
  expect(body).toMatchObject({ absent_days: 1, approval: { state: 'pending', round: 1 } });
});
