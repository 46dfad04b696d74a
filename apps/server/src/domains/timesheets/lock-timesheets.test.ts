import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addDay, createTimesheet } from '../../testing/factories/timesheets.ts';
import { allResults, ledTeam } from './timesheet.fixture.ts';

let portal: TestPortal;
let payroll: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-17T12:00:00Z');
  payroll = await portal.as({ roles: ['payroll'], name: 'Pia Payroll' });
});
afterAll(() => portal.close());

const first = '2026-03-01';
const allOf = async (filters: object) => ({ selection: await allResults(payroll, first, filters) });
const of = (client: string) => allOf({ client: { value: client } });

async function person(client: { id: number }, state: 'open' | 'submitted' | 'approved' | 'locked') {
  const employee = await createEmployee(portal.db, { client_id: client.id });
  await addDay(portal.db, employee, { work_date: '2026-03-02' });
  return { employee, sheet: await createTimesheet(portal.db, employee, first, state) };
}

it('locks the approved timesheets of a period with their days, and previews the omitted ones', async () => {
  const client = await createClient(portal.db, { legal_business_name: 'Lock Whole Pty Ltd' });
  const approved = await person(client, 'approved');
  const open = await person(client, 'open');
  await person(client, 'locked');
  const elsewhere = await person(await createClient(portal.db), 'approved');
  const body = await of('Lock Whole');
  const { body: preview } = await payroll.call(timesheetsCalls.previewLock, { body });
  expect(preview).toEqual({
    done: 1,
    names: [approved.employee.name],
    left_out: [{ id: open.sheet.id, name: open.employee.name, why: 'not-approved' }],
    others: 0,
  });
  expect((await payroll.call(timesheetsCalls.lock, { body })).body).toEqual(preview);
  const { body: locked } = await payroll.call(timesheetsCalls.details, { params: { id: approved.sheet.id } });
  expect([locked.state, locked.locked]).toEqual(['locked', 'Locked for payroll by Pia Payroll on Mar 17, 2026.']);
  const untouched = await payroll.call(timesheetsCalls.details, { params: { id: elsewhere.sheet.id } });
  expect(untouched.body.state).toBe('approved');
  const change = portal.db
    .updateTable('attendance_day')
    .set({ worked_minutes: 1 })
    .where('employee_id', '=', approved.employee.id);
  await expect(change.execute()).rejects.toThrow('Locked for payroll by Pia Payroll');
  const again = await payroll.refused(timesheetsCalls.lock, { body });
  expect(again.status).toBe(409);
});

it('locks only the team that the list is filtered by', async () => {
  const { team, member, other } = await ledTeam(portal.db);
  const sheetOf = async (employee: { id: number; client_id: number }) => {
    await addDay(portal.db, employee, { work_date: '2026-03-02' });
    return createTimesheet(portal.db, employee, first, 'approved');
  };
  const [own, foreign] = [await sheetOf(member), await sheetOf(other)];
  const body = await allOf({ team: { value: [team.id], matchMode: 'in' } });
  expect((await payroll.call(timesheetsCalls.lock, { body })).body).toMatchObject({ done: 1, left_out: [] });
  const states = await portal.db
    .selectFrom('timesheet')
    .select(['id', 'state'])
    .where('id', 'in', [own.id, foreign.id])
    .orderBy('id')
    .execute();
  expect(states.map(({ state }) => state)).toEqual(['locked', 'approved']);
});

it('omits timesheets whose days changed after the approval', async () => {
  const client = await createClient(portal.db, { legal_business_name: 'Lock Changed Pty Ltd' });
  const { employee, sheet } = await person(client, 'approved');
  await portal.db
    .updateTable('attendance_day')
    .set({ worked_minutes: 470 })
    .where('employee_id', '=', employee.id)
    .execute();
  const { body } = await payroll.call(timesheetsCalls.previewLock, { body: await of('Lock Changed') });
  expect([body.done, body.left_out]).toEqual([0, [{ id: sheet.id, name: employee.name, why: 'changed' }]]);
  const { body: list } = await payroll.call(timesheetsCalls.list, {
    query: { period: first, dt_params: { filters: { client: { value: 'Lock Changed' } } } } as never,
  });
  expect(list.data[0]).toMatchObject({ is_changed: true, abilities: { lock: false, reopen: true } });
});

it('locks only the selected ones, and none of another period', async () => {
  const client = await createClient(portal.db, { legal_business_name: 'Lock Chosen Pty Ltd' });
  const [chosen, other] = [await person(client, 'approved'), await person(client, 'approved')];
  const foreign = await createTimesheet(portal.db, chosen.employee, '2026-02-16', 'approved');
  const lockOf = (ids: number[]) => ({ body: { selection: { period: first, ids } } });
  expect((await payroll.refused(timesheetsCalls.lock, lockOf([chosen.sheet.id, foreign.id]))).status).toBe(404);
  expect((await payroll.call(timesheetsCalls.lock, lockOf([chosen.sheet.id]))).body.done).toBe(1);
  const { body } = await payroll.call(timesheetsCalls.details, { params: { id: other.sheet.id } });
  expect(body.state).toBe('approved');
});

it('locks nothing if the number of rows in the list has changed', async () => {
  const client = await createClient(portal.db, { legal_business_name: 'Lock Grown Pty Ltd' });
  const { sheet } = await person(client, 'approved');
  const body = await of('Lock Grown');
  await person(client, 'approved');
  for (const call of [timesheetsCalls.previewLock, timesheetsCalls.lock]) {
    const answer = await payroll.refused(call, { body });
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('The list has 2 rows now')]);
  }
  const { body: details } = await payroll.call(timesheetsCalls.details, { params: { id: sheet.id } });
  expect(details.state).toBe('approved');
});

it('locks once if two lock at the same time', async () => {
  const client = await createClient(portal.db, { legal_business_name: 'Lock Twice Pty Ltd' });
  const { sheet } = await person(client, 'approved');
  const body = await of('Lock Twice');
  const both = await Promise.all([1, 2].map(() => payroll.call(timesheetsCalls.lock, { body })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const steps = await portal.db
    .selectFrom('timesheet_step')
    .select('id')
    .where('timesheet_id', '=', sheet.id)
    .execute();
  expect(steps).toHaveLength(1);
});

it('is forbidden for leads and workforce admins', async () => {
  for (const role of ['team lead', 'workforce admin'] as const) {
    const user = await portal.as({ roles: [role] });
    expect((await user.refused(timesheetsCalls.lock, { body: await allOf({}) })).status).toBe(403);
  }
});

it('omits a timesheet with an unsettled planned shift, also in the preview', async () => {
  const worker = await createWorker(portal.db, { first: '2026-03-15', last: '2026-03-15' });
  const { id } = await createTimesheet(portal.db, worker, first, 'approved');
  const body = { selection: { period: first, ids: [id] } };
  const { body: preview } = await payroll.call(timesheetsCalls.previewLock, { body });
  expect(preview).toEqual({ done: 0, names: [], left_out: [{ id, name: worker.name, why: 'unsettled' }], others: 0 });
  expect((await payroll.refused(timesheetsCalls.lock, { body })).status).toBe(409);
});
