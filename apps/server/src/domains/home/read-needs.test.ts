import { substitutesCalls } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { overtimeCalls } from '@muster/contract/domains/attendance/overtime.calls.ts';
import { hoursApprovalCalls } from '@muster/contract/domains/clients/hours-approval.calls.ts';
import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { clientTimesheetsCalls } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { approvedByHr, approvingClient, submittedSheet } from '../../testing/client-approval.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createPunches, createWorker } from '../../testing/factories/attendance.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createLeaveTaker } from '../../testing/factories/leave.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { overtimeScene } from '../../testing/overtime-scene.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const nothing = { counts: [], overdue: 0, snoozed: 0, total: 0, data: [] };

const needsOf = async (user: Persona, query: object = {}) => (await user.call(needsCalls.list, { query })).body;

/** A lead and a member of the team, who asks for a correction of March 10 and later of March 9. */
async function corrections() {
  portal.clock.set('2026-03-12T02:00:00Z');
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
  const ask = async (day: string) => {
    const body = { work_date: day, in: `${day}T09:00`, out: `${day}T17:00`, reason: `About ${day}.` };
    portal.clock.advance({ seconds: 60 });
    return (await user.call(correctionsCalls.request, { body })).body;
  };
  const [first, second] = [await ask('2026-03-10'), await ask('2026-03-09')];
  return { worker, lead, first, second, user };
}

const leadOf = (lead: { id: number }) => portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });

it('shows the decisions about one client', async () => {
  const { lead, worker } = await corrections();
  const { client_id: id } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', worker.id)
    .executeTakeFirstOrThrow();
  const user = await leadOf(lead);
  const { counts, total } = await needsOf(user, { client_id: id });
  expect([counts, total]).toEqual([[{ kind: 'correction', count: 2 }], 2]);
  expect(await needsOf(user, { client_id: (id ?? 0) + 1 })).toEqual(nothing);
});

it('shows a lead the corrections of the own team, oldest first, with what a decision needs', async () => {
  const { worker, lead, first, second, user } = await corrections();
  const { counts, total, data } = await needsOf(await leadOf(lead));
  expect([counts, total]).toEqual([[{ kind: 'correction', count: 2 }], 2]);
  expect(data.map((need) => need.kind === 'correction' && need.correction.id)).toEqual([first.id, second.id]);
  expect(data[0]).toMatchObject({
    since: '2026-03-12T02:01:00.000Z',
    correction: {
      version: first.version,
      employee: { id: worker.id, name: worker.name },
      clocked_in: '2026-03-10T01:05:00.000Z',
      clocked_out: null,
      reason: 'About 2026-03-10.',
      after: { state: 'present', worked_minutes: 480 },
    },
  });
  const stranger = await createEmployee(portal.db);
  const team = await createTeam(portal.db, { client_id: stranger.client_id });
  await addToTeam(portal.db, team, stranger, 'teamLead');
  for (const other of [await leadOf(stranger), user, await portal.as({ roles: ['payroll'] })])
    expect(await needsOf(other)).toEqual(nothing);
});

it('keeps the counts while a filter or a limit shows less, and leaves out what was decided', async () => {
  const { lead, first } = await corrections();
  const user = await leadOf(lead);
  const one = await needsOf(user, { most: 1 });
  expect([one.counts, one.total, one.data.length]).toEqual([[{ kind: 'correction', count: 2 }], 2, 1]);
  const none = await needsOf(user, { kind: 'swap' });
  expect([none.counts, none.total, none.data]).toEqual([[{ kind: 'correction', count: 2 }], 0, []]);
  await user.call(correctionsCalls.decide, { body: { ...first, decision: 'approved', note: '' } });
  expect((await needsOf(user)).counts).toEqual([{ kind: 'correction', count: 1 }]);
});

it('shows somebody who got the role after the request was opened what waits for the role', async () => {
  const { first } = await corrections();
  const newcomer = await portal.as({ roles: ['workforce admin'] });
  const { data } = await needsOf(newcomer, { kind: 'correction', most: 50 });
  expect(data.map((need) => need.kind === 'correction' && need.correction.id)).toContain(first.id);
});

it('shows a substitute what waits for the approver', async () => {
  const { lead, first, second } = await corrections();
  const approver = await leadOf(lead);
  const other = await createEmployee(portal.db, { client_id: lead.client_id });
  const substitute = await leadOf(other);
  expect((await needsOf(substitute)).total).toBe(0);
  const body = { substitute_id: substitute.userId, first_day: '2026-03-12', last_day: '2026-03-13' };
  expect((await approver.call(substitutesCalls.add, { body })).status).toBe(201);
  const { data } = await needsOf(substitute);
  expect(data.map((need) => need.kind === 'correction' && need.correction.id)).toEqual([first.id, second.id]);
});

it('shows nothing of an employee who was deleted', async () => {
  const { worker, lead } = await corrections();
  await portal.db
    .updateTable('employee')
    .set({ deleted_at: '2026-03-12T03:00:00Z' })
    .where('id', '=', worker.id)
    .execute();
  expect(await needsOf(await leadOf(lead))).toEqual(nothing);
});

it('mixes overtime with the rest and takes the version for the decision', async () => {
  const { led, as, work } = overtimeScene(portal);
  const { who, lead } = await led();
  await work(who, '05', '11:00');
  portal.clock.set('2026-03-06T04:00:00Z');
  await portal.settle();
  const user = await as('team lead', lead);
  const { counts, data } = await needsOf(user);
  expect(counts).toEqual([{ kind: 'overtime', count: 1 }]);
  const need = data.find(({ kind }) => kind === 'overtime');
  if (need?.kind !== 'overtime') throw new Error('No overtime.');
  expect(need.overtime).toMatchObject({ work_date: '2026-03-05', minutes: 120, employee: { id: who.id } });
  const { id, version } = need.overtime;
  const decided = await user.call(overtimeCalls.decide, {
    body: { requests: [{ id, version }], decision: 'approved', note: '' },
  });
  expect(decided.status).toBe(200);
  expect((await needsOf(user)).total).toBe(0);
});

it('groups timesheets by client and period, and approves what the row names', async () => {
  portal.clock.set('2026-03-16T04:00:00Z');
  const hr = await portal.as({ roles: ['hr'] });
  const company = await approvingClient(portal, hr);
  await submittedSheet(portal, [company]);
  const second = await submittedSheet(portal, [company]);
  const groups = (await needsOf(hr, { kind: 'timesheets', most: 50 })).data;
  const need = groups.find((row) => row.kind === 'timesheets' && row.group.ready.some(({ id }) => id === second.id));
  if (need?.kind !== 'timesheets') throw new Error('No timesheets.');
  expect(need.group).toMatchObject({ first_day: '2026-03-01', last_day: '2026-03-15', blocked: 0 });
  expect(need.group.ready).toHaveLength(2);
  const approved = await hr.call(timesheetsCalls.approve, { body: { selection: { timesheets: need.group.ready } } });
  expect(approved.body.done).toBe(2);
  const left = (await needsOf(hr, { kind: 'timesheets', most: 50 })).data;
  expect(JSON.stringify(left)).not.toContain(`"id":${second.id},`);
});

it('shows an approver of a client the hours of the own company, and nobody else of any client', async () => {
  portal.clock.set('2026-03-16T04:00:00Z');
  const hr = await portal.as({ roles: ['hr'] });
  const [company, foreign] = [await approvingClient(portal, hr), await approvingClient(portal, hr)];
  const { id, employee } = await submittedSheet(portal, [company]);
  expect((await needsOf(company.approver)).total).toBe(0);
  await approvedByHr(hr, id);
  const { counts, data } = await needsOf(company.approver);
  expect(counts).toEqual([{ kind: 'client-hours', count: 1 }]);
  expect(data).toMatchObject([{ kind: 'client-hours', hours: { id, employee: employee.name, worked_days: 1 } }]);
  for (const user of [company.other, foreign.approver]) expect((await needsOf(user)).total).toBe(0);
  const need = data[0];
  if (need?.kind !== 'client-hours') throw new Error('No hours.');
  const body = { id, version: need.hours.version, decision: 'approved', note: '' } as const;
  expect((await company.approver.call(clientTimesheetsCalls.decide, { body })).status).toBe(204);
  expect((await needsOf(company.approver)).total).toBe(0);
});

it('shows leave to the approvers of the client, by name, days and class', async () => {
  portal.clock.set('2026-03-02T01:00:00Z');
  const staff = await portal.as({ roles: ['hr'] });
  const { id: clientId, approver, other } = await approvingClient(portal, staff);
  const setting = { client_id: clientId, approves_hours: false, approves_leave: true, user_ids: [approver.userId] };
  await staff.call(hoursApprovalCalls.set, { body: setting });
  const worker = await createLeaveTaker(portal, { employee: { client_id: clientId } });
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const days = { first_day: '2026-03-16', last_day: '2026-03-17' };
  const asked = { leave_type_id: worker.typeId, ...days, reason: 'A family trip.' };
  const { id } = (await user.call(leaveRequestsCalls.request, { body: asked })).body;
  expect((await needsOf(approver)).total).toBe(0);
  await staff.call(leaveRequestsCalls.decide, { body: { id, decision: 'approved' } });
  await portal.settle();
  const { counts, data } = await needsOf(approver);
  expect(counts).toEqual([{ kind: 'client-leave', count: 1 }]);
  const request = {
    id,
    employee: worker.name,
    class: 'planned',
    ...days,
    days: 2,
    team: { of: 1, days: [], limited: [] },
    partial_days: [],
  };
  expect(data).toMatchObject([{ kind: 'client-leave', due: expect.any(String), request }]);
  expect(data[0]).toHaveProperty('request', request);
  expect((await needsOf(other)).total).toBe(0);
});
