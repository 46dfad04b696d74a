import { substitutesCalls } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import { correctionApproval } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { needAddress, readNeedAddress } from '@muster/contract/domains/home/need-address.rules.ts';
import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { approvedByHr, approvingClient, submittedSheet } from '../../testing/client-approval.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { addPolicyVersion } from '../../testing/factories/approvals.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createLeaveTaker } from '../../testing/factories/leave.ts';
import { createColleagues } from '../../testing/factories/swaps.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { addDay, createTimesheet } from '../../testing/factories/timesheets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-12T02:00:00Z'));

const listed = async (user: Persona) => (await user.call(needsCalls.list, { query: { most: 50 } })).body;
const opened = async (user: Persona, uuid: string) => (await user.call(needsCalls.read, { params: { uuid } })).body;

const idOf = (uuid: string) => readNeedAddress(uuid)?.subject[0] ?? 0;

const missing = '00000000-0001-800a-8000-00000000ffff';

/** The address answers like one of nothing. */
async function expectMissing(user: Persona, uuid: string) {
  const [refused, nothing] = [
    await user.refused(needsCalls.read, { params: { uuid } }),
    await user.refused(needsCalls.read, { params: { uuid: missing } }),
  ];
  expect([refused.status, refused.body.message]).toEqual([404, nothing.body.message]);
}

const leadOf = (lead: { id: number }, more: readonly 'hr'[] = []) =>
  portal.as({ roles: ['team lead', 'employee', ...more], employeeId: lead.id });

async function askedLead() {
  const worker = await createWorker(portal.db);
  const { client_id } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', worker.id)
    .executeTakeFirstOrThrow();
  const lead = await createEmployee(portal.db, { client_id });
  const team = await createTeam(portal.db, { client_id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  await addToTeam(portal.db, team, worker);
  await createPunches(portal.db, worker, '2026-03-10', [['in', '2026-03-10T01:05:00Z']]);
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const body = { work_date: '2026-03-10', in: '2026-03-10T09:00', out: '2026-03-10T17:00', reason: 'No signal.' };
  const { id, version } = (await user.call(correctionsCalls.request, { body })).body;
  return { worker, team, lead, client_id, user, id, version, uuid: needAddress('correction', [id, 0]) };
}

it('opens what waits, and says what became of it when another approver decided', async () => {
  const { lead, user, id, version, uuid } = await askedLead();
  const approver = await leadOf(lead);
  const workforce = await portal.as({ roles: ['workforce admin'] });
  const { need } = await opened(approver, uuid);
  expect(need).toMatchObject({ kind: 'correction', uuid, correction: { id, reason: 'No signal.' }, instead_of: null });
  await workforce.call(correctionsCalls.decide, { body: { id, version, decision: 'rejected', note: 'Not that day.' } });
  expect(await opened(approver, uuid)).toEqual({
    need: null,
    settled: {
      kind: 'correction',
      outcome: 'refused',
      by: workforce.name,
      instead_of: null,
      at: '2026-03-12T02:00:00.000Z',
      comment: 'Not that day.',
    },
  });
  expect((await listed(approver)).total).toBe(0);
  for (const other of [user, await portal.as({ roles: ['payroll'] }), await leadOf(await createEmployee(portal.db))])
    await expectMissing(other, uuid);
});

it('answers addresses of nothing, of other kinds and of too large ids alike', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const [client, person] = [await portal.as({ roles: ['client-admin'] }), await portal.as({ roles: ['employee'] })];
  for (const user of [hr, client, person])
    for (const uuid of [
      '018f2f6e-7c1a-7cc0-8a55-3b8f4a1d2e90',
      needAddress('leave', [2 ** 40, 0]),
      needAddress('timesheets', [1, 2 ** 47]),
      needAddress('own-day', [1, 2 ** 47]),
      needAddress('own-timesheet', [1, 0]),
      needAddress('own-swap', [1, 0]),
      needAddress('pay-change', [1, 7]),
    ])
      await expectMissing(user, uuid);
});

it('checks the rights again when it is opened: a former lead sees neither the request nor its outcome', async () => {
  const { lead, team, id, version, uuid } = await askedLead();
  const former = await leadOf(lead);
  await portal.db.deleteFrom('team_member').where('team_id', '=', team.id).where('employee_id', '=', lead.id).execute();
  await expectMissing(former, uuid);
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(correctionsCalls.decide, { body: { id, version, decision: 'approved', note: '' } });
  await expectMissing(former, uuid);
});

it('counts what somebody decides as a lead and by role once', async () => {
  const steps = [{ approvers: [{ source: 'lead' as const }, { source: 'role' as const, role: 'hr' }] }];
  await addPolicyVersion(portal.db, correctionApproval, steps);
  const { lead, id, uuid } = await askedLead();
  const both = await leadOf(lead, ['hr']);
  const { counts, data } = await listed(both);
  const own = data.filter((need) => need.uuid === uuid);
  expect(own).toHaveLength(1);
  expect(counts.find(({ kind }) => kind === 'correction')?.count).toBe(
    data.filter(({ kind }) => kind === 'correction').length,
  );
  expect(own[0]).toMatchObject({ correction: { id } });
});

it('names to staff who else could do it, and the approver to a substitute', async () => {
  const { lead, client_id, uuid } = await askedLead();
  const approver = await leadOf(lead);
  const other = await leadOf(await createEmployee(portal.db, { client_id }));
  const body = { substitute_id: other.userId, first_day: '2026-03-12', last_day: '2026-03-13' };
  expect((await approver.call(substitutesCalls.add, { body })).status).toBe(201);
  const { need } = await opened(other, uuid);
  expect(need?.instead_of).toBe(approver.name);
  expect(need?.others.names).not.toContain(approver.name);
  expect(need?.others.names.length).toBeGreaterThan(0);
});

it('shows what is due first first: leave when it begins, and what is overdue before that', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const before = new Set((await listed(hr)).data.map(({ uuid }) => uuid));
  const ask = async (day: string) => {
    const worker = await createLeaveTaker(portal);
    const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
    const asked = { leave_type_id: worker.typeId, first_day: day, last_day: day, reason: 'A family day.' };
    return needAddress('leave', [(await user.call(leaveRequestsCalls.request, { body: asked })).body.id, 0]);
  };
  const [later, soon] = [await ask('2026-03-25'), await ask('2026-03-20')];
  const own = (await listed(hr)).data.filter(({ uuid }) => !before.has(uuid));
  expect(own).toHaveLength(2);
  await portal.db.updateTable('leave_request').set({ first_day: '2026-03-12' }).where('id', '=', idOf(soon)).execute();
  const { data, overdue } = await listed(hr);
  expect(data[0]).toMatchObject({ uuid: soon, due: '2026-03-11T16:00:00.000Z' });
  const shown = (await hr.call(needsCalls.list, { query: { show: 'overdue', most: 50 } })).body;
  expect(shown.total).toBe(overdue);
  expect(shown.data.map(({ uuid }) => uuid)).toContain(soon);
  expect(shown.data.map(({ uuid }) => uuid)).not.toContain(later);
});

it('shows a client nothing about the people of another client, nor the names of staff', async () => {
  portal.clock.set('2026-03-16T04:00:00Z');
  const hr = await portal.as({ roles: ['hr'] });
  const [company, foreign] = [await approvingClient(portal, hr), await approvingClient(portal, hr)];
  const { id } = await submittedSheet(portal, [company]);
  await approvedByHr(hr, id);
  const uuid = needAddress('client-hours', [id, 0]);
  expect((await opened(company.approver, uuid)).need).toMatchObject({ kind: 'client-hours', hours: { id } });
  for (const user of [foreign.approver, company.other]) await expectMissing(user, uuid);
  const text = JSON.stringify(await listed(company.approver));
  expect(text).not.toContain(hr.name);
  // The same timesheet as staff see it is no address for a client.
  await expectMissing(company.approver, needAddress('timesheets', [company.id, 0]));
});

it('lists what an employee has to do, until it is done', async () => {
  const worker = await createWorker(portal.db, { first: '2026-02-16' });
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const employee = await portal.db
    .selectFrom('employee')
    .select(['id', 'client_id'])
    .where('id', '=', worker.id)
    .executeTakeFirstOrThrow();
  await addDay(portal.db, employee, { work_date: '2026-02-27' });
  const sheet = await createTimesheet(portal.db, employee, '2026-02-16');
  await createPunches(portal.db, worker, '2026-03-10', [['in', '2026-03-10T01:05:00Z']]);
  await settleAt(portal.db, {
    employeeIds: [worker.id],
    first: '2026-03-10',
    last: '2026-03-10',
    now: '2026-03-12T02:00:00Z',
  });
  const { counts, data } = await listed(user);
  expect(counts).toEqual([
    { kind: 'own-day', count: 1 },
    { kind: 'own-timesheet', count: 1 },
  ]);
  expect(data).toMatchObject([
    { kind: 'own-day', day: { work_date: '2026-03-10', state: 'conflict' }, due: '2026-04-10T16:00:00.000Z' },
    { kind: 'own-timesheet', sheet: { id: sheet.id, worked_days: 1 }, due: null, others: { names: [], more: 0 } },
  ]);
  const [day, timesheet] = data;
  const stranger = await portal.as({ roles: ['employee'], employeeId: (await createEmployee(portal.db)).id });
  for (const need of data) await expectMissing(stranger, need.uuid);
  const body = { work_date: '2026-03-10', in: '2026-03-10T09:00', out: '2026-03-10T17:00', reason: 'No signal.' };
  await user.call(correctionsCalls.request, { body });
  expect((await listed(user)).data.map(({ uuid }) => uuid)).toEqual([timesheet?.uuid]);
  expect((await opened(user, day?.uuid ?? '')).settled).toMatchObject({ kind: 'own-day', outcome: 'done' });
});

it('leaves the list of the employee when the timesheet is submitted', async () => {
  portal.clock.set('2026-03-16T04:00:00Z');
  const employee = await createEmployee(portal.db);
  await addDay(portal.db, employee, { work_date: '2026-03-02' });
  const { id, version } = await createTimesheet(portal.db, employee, '2026-03-01');
  const user = await portal.as({ roles: ['employee'], employeeId: employee.id });
  const [need] = (await listed(user)).data;
  await user.call(timesheetsCalls.submit, { body: { id, version } });
  expect((await listed(user)).total).toBe(0);
  expect((await opened(user, need?.uuid ?? '')).settled).toMatchObject({
    outcome: 'done',
    at: '2026-03-16T04:00:00.000Z',
  });
});

it('asks a colleague about a swap, until it is answered or withdrawn', async () => {
  portal.clock.set('2026-03-02T01:00:00Z');
  const { ana, ben } = await createColleagues(portal, [{}, { shift: { work_days: [6, 7] } }]);
  const body = { colleague_id: ben.id, give_date: '2026-03-11', reason: 'A family day.' };
  const { id } = (await ana.user.call(swapsCalls.request, { body })).body;
  const [need] = (await listed(ben.user)).data;
  expect(need).toMatchObject({ kind: 'own-swap', swap: { id, requester: { name: ana.name } } });
  expect((await listed(ana.user)).total).toBe(0);
  await expectMissing(ana.user, need?.uuid ?? '');
  await ana.user.call(swapsCalls.withdraw, { body: { id } });
  expect((await listed(ben.user)).total).toBe(0);
  expect((await opened(ben.user, need?.uuid ?? '')).settled).toMatchObject({ outcome: 'withdrawn' });
});
