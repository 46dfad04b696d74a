import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { addPolicyVersion } from '../../testing/factories/approvals.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addDay, createTimesheet } from '../../testing/factories/timesheets.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { allResults, ledTeam } from './timesheet.fixture.ts';

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
  const { body } = await user.call(timesheetsCalls.approve, { body: { selection: { timesheets: [sheet] } } });
  expect(body).toEqual({ done: 1, names: [member.name], left_out: [], others: 0 });
  expect(await stateOf(sheet)).toEqual({
    state: 'approved',
    version: 2,
    approved_totals: [1, 1, 0, 0, 480, ...Array<number>(21).fill(0)],
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
  const fineSheet = await submitted(fine);
  const timesheets = [
    fineSheet,
    await createTimesheet(portal.db, open, first),
    await submitted(unsettled),
    { ...(await submitted(older)), version: 9 },
  ];
  const hr = await portal.as({ roles: ['hr'] });
  const { body: preview } = await hr.call(timesheetsCalls.previewApproval, { body: { selection: { timesheets } } });
  expect([preview.names, await stateOf(fineSheet)]).toMatchObject([['A Fine'], { state: 'submitted' }]);
  const { body } = await hr.call(timesheetsCalls.approve, { body: { selection: { timesheets } } });
  expect(body).toEqual(preview);
  expect([body.done, body.left_out.map(({ name, why }) => [name, why])]).toEqual([
    1,
    [
      ['B Open', 'not-submitted'],
      ['C Unsettled', 'unsettled'],
      ['D Older', 'version'],
    ],
  ]);
  const again = await hr.refused(timesheetsCalls.approve, {
    body: { selection: { timesheets: timesheets.slice(0, 1) } },
  });
  expect([again.status, again.body.message]).toEqual([
    409,
    `${hr.name} changed this timesheet after you opened it. It is approved now.`,
  ]);
  const seen = timesheets.slice(0, 1).map(({ id, version }) => ({ id, version: version + 1 }));
  const approved = await hr.refused(timesheetsCalls.approve, { body: { selection: { timesheets: seen } } });
  expect([approved.status, approved.body.message]).toEqual([409, 'A Fine: It is approved already.']);
});

it('names approved and locked timesheets as such, also after the clock moves on', async () => {
  const [approved, locked] = [
    await createEmployee(portal.db, { name: 'A Approved' }),
    await createEmployee(portal.db, { name: 'B Locked' }),
  ];
  const hr = await portal.as({ roles: ['hr'] });
  const sheets = [await submitted(approved), await submitted(locked)];
  await hr.call(timesheetsCalls.approve, { body: { selection: { timesheets: sheets } } });
  const ids = sheets.slice(1).map(({ id }) => id);
  await hr.call(timesheetsCalls.lock, { body: { selection: { period: first, ids } } });
  const waiting = await submitted(await createEmployee(portal.db));
  const timesheets = [waiting];
  for (const { id } of sheets) timesheets.push({ id, version: (await stateOf({ id })).version });
  portal.clock.set('2026-03-17T12:05:00Z');
  const { body } = await hr.call(timesheetsCalls.approve, { body: { selection: { timesheets } } });
  portal.clock.set('2026-03-17T12:00:00Z');
  expect([body.done, body.left_out.map(({ name, why }) => [name, why])]).toEqual([
    1,
    [
      ['A Approved', 'approved'],
      ['B Locked', 'locked'],
    ],
  ]);
});

it('never approves the viewer’s own timesheet, whatever their role', async () => {
  const employee = await createEmployee(portal.db);
  const own = await submitted(employee);
  const admin = await portal.as({ roles: ['admin', 'employee'], employeeId: employee.id });
  const answer = await admin.refused(timesheetsCalls.approve, { body: { selection: { timesheets: [own] } } });
  expect([answer.status, answer.body.message]).toEqual([
    409,
    `${employee.name}: You can't approve your own timesheet.`,
  ]);
  expect((await stateOf(own)).state).toBe('submitted');
});

const submittedOf = async (user: Persona, client: string) => {
  const filters = { client: { value: client }, state: { value: ['submitted'], matchMode: 'in' } };
  return { body: { selection: await allResults(user, first, filters) } };
};

it('approves all that match the filters of the list', async () => {
  const client = await createClient(portal.db, { legal_business_name: 'Approve All Pty Ltd' });
  const people = [1, 2, 3].map(() => createEmployee(portal.db, { client_id: client.id }));
  const [one, two, open] = await Promise.all(people);
  const sheets = [await submitted(one as never), await submitted(two as never)];
  const untouched = await createTimesheet(portal.db, open as never, first);
  const elsewhere = await submitted(await createEmployee(portal.db));
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(timesheetsCalls.approve, await submittedOf(hr, 'approve all'));
  expect(body).toMatchObject({ done: 2, left_out: [], others: 0 });
  for (const sheet of sheets) expect((await stateOf(sheet)).state).toBe('approved');
  expect([(await stateOf(untouched)).state, (await stateOf(elsewhere)).state]).toEqual(['open', 'submitted']);
});

it('changes nothing if the list has another number of rows than the approver saw', async () => {
  const client = await createClient(portal.db, { legal_business_name: 'Approve Fewer Pty Ltd' });
  const sheet = await submitted(await createEmployee(portal.db, { client_id: client.id }));
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await submittedOf(hr, 'approve fewer');
  for (const total of [2, 1_200]) {
    const selection = { ...body.selection, total };
    const answer = await hr.refused(timesheetsCalls.approve, { body: { selection } });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      `The list has 1 row now, and had ${total.toLocaleString('en')} when you selected all. Nothing was changed. Check the list, select all again and retry.`,
    ]);
  }
  expect((await stateOf(sheet)).state).toBe('submitted');
});

it('changes nothing if the list has other rows than the approver saw, in the same number', async () => {
  const client = await createClient(portal.db, { legal_business_name: 'Approve Others Pty Ltd' });
  const people = [1, 2].map(() => createEmployee(portal.db, { client_id: client.id }));
  const [seen, entered] = await Promise.all(people);
  const sheet = await submitted(seen as never);
  const hr = await portal.as({ roles: ['hr'] });
  const request = await submittedOf(hr, 'approve others');
  const { version } = await stateOf(sheet);
  await hr.call(timesheetsCalls.reopen, { body: { id: sheet.id, version, reason: 'Wrong break' } });
  const other = await submitted(entered as never);
  const answer = await hr.refused(timesheetsCalls.approve, request);
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Rows of the list changed after you selected all. Nothing was changed. Check the list, select all again and retry.',
  ]);
  expect((await stateOf(other)).state).toBe('submitted');
});

it('changes nothing if one of the rows changed after the approver selected all', async () => {
  const client = await createClient(portal.db, { legal_business_name: 'Approve Revised Pty Ltd' });
  const sheet = await submitted(await createEmployee(portal.db, { client_id: client.id }));
  const hr = await portal.as({ roles: ['hr'] });
  const request = await submittedOf(hr, 'approve revised');
  await portal.db
    .updateTable('timesheet')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', sheet.id)
    .execute();
  expect((await hr.refused(timesheetsCalls.approve, request)).status).toBe(409);
  expect((await hr.call(timesheetsCalls.approve, await submittedOf(hr, 'approve revised'))).body.done).toBe(1);
});

it('approves, of all results, only timesheets of the people led', async () => {
  const { lead, member, other } = await ledTeam(portal.db);
  const [own, foreign] = [await submitted(member), await submitted(other)];
  const user = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  const selection = await allResults(user, first);
  const { body } = await user.call(timesheetsCalls.approve, { body: { selection } });
  expect(body.done).toBe(1);
  expect([(await stateOf(own)).state, (await stateOf(foreign)).state]).toEqual(['approved', 'submitted']);
});

it('refuses a selection with columns that the list does not have, and one that is neither single rows nor all', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const all = { period: first, dt_params: JSON.stringify({ filters: { salary: { value: '1' } } }) };
  const digest = 'a'.repeat(64);
  const whole = { all: {}, total: 1, digest };
  const wrong = [{ ...whole, all }, { ...whole, total: 0 }, { ...whole, digest: '' }, { timesheets: [] }, {}];
  for (const selection of wrong) {
    const answer = await hr.refused(timesheetsCalls.approve, { body: { selection } as never });
    expect(answer.status).toBe(422);
  }
});

it("does not find people outside the lead's teams, and then changes nothing", async () => {
  const { lead, member, other } = await ledTeam(portal.db);
  const [theirs, foreign] = [await submitted(member), await submitted(other)];
  const user = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  for (const id of [foreign.id, 88_888_888]) {
    const answer = await user.refused(timesheetsCalls.approve, {
      body: { selection: { timesheets: [theirs, { id, version: 1 }] } },
    });
    expect(answer.status).toBe(404);
  }
  expect((await stateOf(theirs)).state).toBe('submitted');
});

it('is forbidden for payroll, which locks', async () => {
  const sheet = await submitted(await createEmployee(portal.db));
  const payroll = await portal.as({ roles: ['payroll'] });
  expect(
    (await payroll.refused(timesheetsCalls.approve, { body: { selection: { timesheets: [sheet] } } })).status,
  ).toBe(403);
});

const day = '2026-03-10';

/** Worked from nine to five on one planned day; the timesheet is submitted. */
async function workedSheet() {
  const worker = await createWorker(portal.db, { first: day, last: day });
  await createPunches(portal.db, worker, day, [
    ['in', `${day}T01:00:00Z`],
    ['out', `${day}T09:00:00Z`],
  ]);
  await settleAt(portal.db, { employeeIds: [worker.id], first: day, last: day, now: '2026-03-11T00:00:00Z' });
  return { worker, sheet: await submitted(worker) };
}

it('refuses an approval of totals that changed after the approver saw them, and records the version approved', async () => {
  const { worker, sheet } = await workedSheet();
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const hr = await portal.as({ roles: ['hr'] });
  const requested = { work_date: day, in: `${day}T09:00`, out: `${day}T16:00`, reason: 'I left at four.' };
  const { body: correction } = await user.call(correctionsCalls.request, { body: requested });
  await hr.call(correctionsCalls.decide, { body: { ...correction, decision: 'approved' } });
  const outdated = { body: { selection: { timesheets: [sheet] } } };
  expect((await hr.refused(timesheetsCalls.approve, outdated)).status).toBe(409);
  expect(await stateOf(sheet)).toMatchObject({ state: 'submitted', version: 2 });
  const seen = { ...sheet, version: 2 };
  await hr.call(timesheetsCalls.approve, { body: { selection: { timesheets: [seen] } } });
  const { body } = await hr.call(timesheetsCalls.details, { params: { id: sheet.id } });
  expect(body.approval).toMatchObject({
    state: 'approved',
    steps: [{ state: 'done', decisions: [{ by: hr.name, version: 2 }] }, { state: 'skipped' }, { state: 'skipped' }],
  });
});

it('keeps the version if settling finds the same figures', async () => {
  const { worker, sheet } = await workedSheet();
  await settleAt(portal.db, { employeeIds: [worker.id], first: day, last: day, now: '2026-03-12T00:00:00Z' });
  expect(await stateOf(sheet)).toMatchObject({ version: 1 });
});

it('leaves out a timesheet with a planned shift that is not settled', async () => {
  const sheet = await submitted(await createWorker(portal.db, { first: day, last: day }));
  const hr = await portal.as({ roles: ['hr'] });
  const refused = await hr.refused(timesheetsCalls.approve, { body: { selection: { timesheets: [sheet] } } });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('a shift is not over')]);
});

it('waits for every step of the policy, and names those that wait for someone else', async () => {
  await addPolicyVersion(portal.db, 'timesheet', [
    { approvers: [{ source: 'role', role: 'hr' }] },
    { rule: 'everyone', approvers: [{ source: 'role', role: 'workforce admin' }] },
  ]);
  const workforce = await portal.as({ roles: ['workforce admin'] });
  const hr = await portal.as({ roles: ['hr'] });
  const { sheet } = await workedSheet();
  const approve = { body: { selection: { timesheets: [sheet] } } };
  expect((await workforce.refused(timesheetsCalls.approve, approve)).body.message).toContain('someone else');
  expect((await hr.call(timesheetsCalls.approve, approve)).body.done).toBe(1);
  expect(await stateOf(sheet)).toMatchObject({ state: 'submitted', version: 1 });
  await portal.settle();
  expect(await readNotices(portal, workforce.userId)).toMatchObject([
    { title: 'One timesheet waits for your approval', text: 'Submitted hours are ready to review.' },
  ]);
  expect((await hr.refused(timesheetsCalls.approve, approve)).body.message).toContain('someone else');
  expect((await workforce.call(timesheetsCalls.approve, approve)).body.done).toBe(1);
  expect(await stateOf(sheet)).toMatchObject({ state: 'approved', version: 2 });
});
