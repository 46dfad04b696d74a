import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { needPath } from '@muster/contract/notification-links.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { lockAttendance } from './index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T02:00:00Z');
});
afterAll(() => portal.close());

const day = '2026-03-10';
const requested = {
  work_date: day,
  in: `${day}T09:00`,
  out: `${day}T17:00`,
  reason: 'The portal could not be reached.',
};

async function asking() {
  const worker = await createWorker(portal.db);
  return { worker, user: await portal.as({ roles: ['employee'], employeeId: worker.id }) };
}

const bellOf = async (userId: number) =>
  (await readNotices(portal, userId)).map(({ title, path }) => ({ title, path }));

it('stores one request per day, notifies the lead, logs it and shows it with the day', async () => {
  const { worker, user } = await asking();
  const { client_id } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', worker.id)
    .executeTakeFirstOrThrow();
  const lead = await createEmployee(portal.db, { client_id });
  const team = await createTeam(portal.db, { client_id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  await addToTeam(portal.db, team, worker);
  const leading = await portal.as({ roles: ['employee', 'team lead'], employeeId: lead.id });
  expect((await user.call(correctionsCalls.request, { body: requested })).status).toBe(201);
  const second = await user.refused(correctionsCalls.request, { body: requested });
  expect([second.status, second.body?.message]).toEqual([
    409,
    'A correction of this day waits already. Withdraw it to ask for another.',
  ]);
  expect(await bellOf(leading.userId)).toMatchObject([{ path: expect.stringMatching(/^\/action-center\//) }]);
  const { body } = await user.call(attendanceCalls.own);
  expect(body.days.find(({ work_date }) => work_date === day)).toMatchObject({
    correction: { state: 'requested', breaks: [] },
    abilities: { correct: false },
  });
  const logged = portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('event', '=', 'attendance.request-correction');
  expect((await logged.execute()).length).toBeGreaterThan(0);
});

it('notifies workforce admins if the employee has no lead', async () => {
  const workforce = await portal.as({ roles: ['workforce admin'] });
  const { user } = await asking();
  const { body } = await user.call(correctionsCalls.request, { body: requested });
  expect(await bellOf(workforce.userId)).toEqual([
    { title: expect.stringMatching(/requested a correction$/), path: needPath('correction', body.id) },
  ]);
});

it('refuses future days, hours of another day and days before the employment, by field', async () => {
  const { worker, user } = await asking();
  const errorsOf = async (body: object) =>
    (await user.refused(correctionsCalls.request, { body: { ...requested, ...body } })).body?.errors;
  expect(await errorsOf({ work_date: '2026-03-13', in: '2026-03-13T09:00', out: '2026-03-13T17:00' })).toMatchObject({
    work_date: ['Only days of the last 31 days can be corrected.'],
    in: ['This has not come yet.'],
  });
  expect(await errorsOf({ reason: ' ', in: '10:00' })).toEqual({
    reason: ['The reason is required.'],
    in: ['The clocked in is invalid.'],
  });
  await createPunches(portal.db, worker, '2026-03-09', [
    ['in', '2026-03-09T12:00:00Z'],
    ['out', '2026-03-10T02:00:00Z'],
  ]);
  await settleAt(portal.db, {
    employeeIds: [worker.id],
    first: '2026-03-09',
    last: '2026-03-09',
    now: '2026-03-12T00:00:00Z',
  });
  expect(await errorsOf({})).toEqual({ in: ['These hours overlap those of Mar 09, 2026.'] });
});

it('lists a day that was neither planned nor clocked once a correction is requested, and counts it once approved', async () => {
  const off = '2026-03-08';
  const worker = await createWorker(portal.db, { shift: { work_days: [1, 2, 3, 4, 5] } });
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const read = async () => (await user.call(attendanceCalls.own)).body;
  const listed = async () => (await read()).days.find(({ work_date }) => work_date === off);
  expect([(await read()).correctable, await listed()]).toEqual([{ from: '2026-02-09', to: '2026-03-12' }, undefined]);
  const body = { ...requested, work_date: off, in: `${off}T09:00`, out: `${off}T12:00` };
  const first = (await user.call(correctionsCalls.request, { body })).body;
  expect(await listed()).toMatchObject({
    correction: { state: 'requested' },
    starts_at: null,
    punches: [],
    abilities: { correct: false },
  });
  await user.call(correctionsCalls.withdraw, { body: first });
  expect(await listed()).toBeUndefined();
  const { id, version } = (await user.call(correctionsCalls.request, { body })).body;
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(correctionsCalls.decide, { body: { id, version, decision: 'approved' } });
  expect(await listed()).toMatchObject({ figures: { state: 'unplanned', worked_minutes: 180 } });
});

it('accepts a correction of a locked day and gives the reason of the lock', async () => {
  const { worker, user } = await asking();
  const days = { employeeIds: [worker.id], first: day, last: day };
  await lockAttendance(portal.db, { ...days, reason: 'Timesheet of March approved', userId: 1 });
  const own = async () => (await user.call(attendanceCalls.own)).body.days.find(({ work_date }) => work_date === day);
  const locked = 'Timesheet of March approved';
  expect(await own()).toMatchObject({ locked, correction: null, abilities: { correct: true } });
  expect((await user.call(correctionsCalls.request, { body: requested })).status).toBe(201);
  expect(await own()).toMatchObject({ locked, correction: { state: 'requested' }, abilities: { correct: false } });
});

it('is only for employees', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(correctionsCalls.request, { body: requested })).status).toBe(403);
});
