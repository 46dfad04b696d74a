import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { lockAttendance } from './index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-11T02:00:00Z'));

const day = '2026-03-10';

/** Came at nine in Manila and has no clock-out. */
async function forgetful() {
  const worker = await createWorker(portal.db);
  await createPunches(portal.db, worker, day, [['in', `${day}T01:00:00Z`]]);
  await settleAt(portal.db, { employeeIds: [worker.id], first: day, last: day, now: '2026-03-11T00:00:00Z' });
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const requested = { work_date: day, in: `${day}T09:00`, out: `${day}T17:30`, reason: 'I forgot to clock out.' };
  const { body } = await user.call(correctionsCalls.request, { body: requested });
  return { worker, user, correction: body };
}

const stored = async (worker: { id: number }) =>
  portal.db
    .selectFrom('attendance_day')
    .selectAll()
    .where('employee_id', '=', worker.id)
    .where('work_date', '=', day)
    .executeTakeFirstOrThrow();

it('uses approved times instead of the clocked ones, which are kept', async () => {
  const { worker, user, correction } = await forgetful();
  expect(await stored(worker)).toMatchObject({ state: 'conflict', worked_minutes: 0 });
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(correctionsCalls.list);
  expect(body.data.find(({ id }) => id === correction.id)).toMatchObject({
    employee: { name: worker.name },
    in: '2026-03-10T01:00:00.000Z',
    reason: 'I forgot to clock out.',
    clocked_in: '2026-03-10T01:00:00.000Z',
    clocked_out: null,
    abilities: { decide: true },
  });
  await hr.call(correctionsCalls.decide, { body: { ...correction, decision: 'approved' } });
  expect(await stored(worker)).toMatchObject({
    state: 'present',
    worked_minutes: 480,
    first_in: '2026-03-10T01:00:00.000Z',
    last_out: '2026-03-10T09:30:00.000Z',
  });
  const punches = portal.db.selectFrom('punch').select(['kind', 'source']).where('employee_id', '=', worker.id);
  expect((await punches.orderBy('id').execute()).map(({ kind, source }) => `${kind} ${source}`)).toEqual([
    'in web',
    'in correction',
    'out correction',
  ]);
  const own = (await user.call(attendanceCalls.own)).body;
  const corrected = own.days.find(({ work_date }) => work_date === day);
  expect(corrected?.punches.map(({ kind }) => kind)).toEqual(['in', 'out']);
  expect(corrected).toMatchObject({ correction: { state: 'approved' }, figures: { state: 'present' } });
  expect(await readNotices(portal, user.userId)).toMatchObject([{ title: 'Your correction was approved' }]);
});

it('uses the last approved correction of a day, with its breaks', async () => {
  const { worker, user, correction } = await forgetful();
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(correctionsCalls.decide, { body: { ...correction, decision: 'approved' } });
  const second = await user.call(correctionsCalls.request, {
    body: {
      work_date: day,
      in: `${day}T09:00`,
      out: `${day}T16:00`,
      breaks: [{ start: `${day}T12:00`, end: `${day}T12:30` }],
      reason: 'I left at four.',
    },
  });
  await hr.call(correctionsCalls.decide, { body: { ...second.body, decision: 'approved' } });
  expect(await stored(worker)).toMatchObject({
    state: 'undertime',
    worked_minutes: 390,
    unpaid_break_minutes: 30,
    undertime_minutes: 90,
  });
});

it('requires a note for a rejection, and leaves the day unchanged', async () => {
  const { worker, user, correction } = await forgetful();
  const hr = await portal.as({ roles: ['hr'] });
  const refused = await hr.refused(correctionsCalls.decide, { body: { ...correction, decision: 'rejected' } });
  expect(refused.body?.errors).toEqual({ note: ['Say why the correction is rejected.'] });
  const body = { ...correction, decision: 'rejected' as const, note: 'The door log says otherwise.' };
  await hr.call(correctionsCalls.decide, { body });
  expect(await stored(worker)).toMatchObject({ state: 'conflict' });
  const again = await hr.refused(correctionsCalls.decide, { body: { ...body, decision: 'approved' } });
  expect([again.status, again.body?.message]).toEqual([
    409,
    `${hr.name} changed this correction after you opened it. It was rejected.`,
  ]);
  const { body: own } = await user.call(attendanceCalls.own);
  expect(own.days.find(({ work_date }) => work_date === day)).toMatchObject({
    correction: { state: 'rejected', note: 'The door log says otherwise.' },
    abilities: { correct: true },
  });
});

it('lets a lead decide only about the own team, and not about the own hours', async () => {
  const { worker, correction } = await forgetful();
  const client = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', worker.id)
    .executeTakeFirstOrThrow();
  const lead = await createEmployee(portal.db, { client_id: client.client_id });
  const stranger = await createEmployee(portal.db, { client_id: client.client_id });
  const team = await createTeam(portal.db, client);
  await addToTeam(portal.db, team, lead, 'teamLead');
  await addToTeam(portal.db, team, worker);
  const decide = { body: { ...correction, decision: 'approved' as const } };
  const other = await portal.as({ roles: ['employee', 'team lead'], employeeId: stranger.id });
  expect((await other.refused(correctionsCalls.decide, decide)).status).toBe(404);
  expect((await other.call(correctionsCalls.list)).body).toEqual({ data: [], total: 0, waiting: 0 });
  const leading = await portal.as({ roles: ['employee', 'team lead'], employeeId: lead.id });
  const { body } = await leading.call(correctionsCalls.list);
  expect([body.waiting, body.data.map(({ id, abilities }) => [id, abilities.decide])]).toEqual([
    1,
    [[correction.id, true]],
  ]);
  expect((await leading.call(correctionsCalls.decide, decide)).body).toEqual({ id: correction.id, version: 2 });
});

it('refuses decisions about the own hours for every role, and unknown ids', async () => {
  const worker = await createWorker(portal.db);
  const user = await portal.as({ roles: ['employee', 'hr'], employeeId: worker.id });
  const requested = { work_date: day, in: `${day}T09:00`, out: `${day}T17:00`, reason: 'No signal.' };
  const { body } = await user.call(correctionsCalls.request, { body: requested });
  const own = await user.refused(correctionsCalls.decide, { body: { ...body, decision: 'approved' } });
  expect([own.status, own.body?.message]).toEqual([403, "You can't decide on your own hours."]);
  const unknown = { id: 99_999_999, version: 1, decision: 'approved' as const };
  expect((await user.refused(correctionsCalls.decide, { body: unknown })).status).toBe(404);
});

it('adjusts a later period for a day that was locked in between, which stays as it is', async () => {
  const { worker, correction } = await forgetful();
  const days = { employeeIds: [worker.id], first: '2026-03-01', last: '2026-03-15' };
  await lockAttendance(portal.db, { ...days, reason: 'Timesheet approved', userId: 1 });
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.call(correctionsCalls.decide, { body: { ...correction, decision: 'approved' } })).status).toBe(200);
  expect(await stored(worker)).toMatchObject({ state: 'conflict' });
  const adjusted = portal.db
    .selectFrom('attendance_adjustment')
    .select(['booked_on', 'worked_days', 'worked_minutes', 'reasons'])
    .where('employee_id', '=', worker.id);
  expect(await adjusted.execute()).toEqual([
    { booked_on: '2026-03-16', worked_days: 1, worked_minutes: 480, reasons: ['correction'] },
  ]);
});

it('accepts only one of two concurrent decisions', async () => {
  const { correction } = await forgetful();
  const both = [await portal.as({ roles: ['hr'] }), await portal.as({ roles: ['admin'] })];
  const answers = await Promise.all(
    both.map((one) => one.call(correctionsCalls.decide, { body: { ...correction, decision: 'approved' } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
