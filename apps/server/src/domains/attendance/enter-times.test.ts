import type { CallInput } from '@muster/contract';
import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { weekdayText } from '@muster/contract/plain-day.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createPunches, createWorker } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createLeaver, hrOf, leave } from '../../testing/factories/leavers.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { selfOf } from '../../testing/self-of.ts';
import { lockAttendance } from './index.ts';

let portal: TestPortal;
let hr: Persona;
let colleague: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T02:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
  colleague = await portal.as({ roles: ['hr'] });
});
beforeEach(() => portal.clock.set('2026-03-12T02:00:00Z'));
afterAll(() => portal.close());

const day = '2026-03-10';
const times = { in: `${day}T09:00`, out: `${day}T17:00`, reason: 'The device was broken.' };

type Entries = CallInput<(typeof correctionsCalls)['enter']>['body'];

const entries = (ids: readonly number[], dates: readonly string[], clock: Entries['times'] = null): Entries => ({
  days: ids.flatMap((employee_id) => dates.map((work_date) => ({ employee_id, work_date }))),
  times: clock,
  reason: 'The device was broken.',
});

async function bell(user: Persona) {
  const { body } = await user.call(notificationsCalls.list);
  return body.data.map(({ title, text }) => `${title}: ${text}`);
}

const recordOf = async (employeeId: number, date = day, as = hr) =>
  (await as.call(attendanceDaysCalls.details, { params: { id: employeeId }, query: { work_date: date } })).body;

const enter = (as: Persona, employeeId: number, gaps: object = {}) =>
  as.call(correctionsCalls.request, { body: { ...times, work_date: day, employee_id: employeeId, ...gaps } });

it('enters time for an employee; the user who entered it never decides on it', async () => {
  const worker = await createWorker(portal.db);
  const own = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const { id } = (await enter(hr, worker.id)).body;
  expect((await bell(own))[0]).toBe(
    `Time was entered for you: ${hr.name} entered your times of ${weekdayText(day)}. They count once another person approves them.`,
  );
  const decision = { id, version: 1, decision: 'approved' as const };
  const refused = await hr.refused(correctionsCalls.decide, { body: decision });
  expect([refused.status, refused.body.message]).toEqual([403, 'You entered these times: another person decides.']);
  expect((await own.refused(correctionsCalls.withdraw, { body: { id, version: 1 } })).status).toBe(404);
  const shown = (await own.call(attendanceCalls.own)).body.days.find(({ work_date }) => work_date === day);
  expect(shown?.correction).toMatchObject({ state: 'requested', entered_by: hr.name });
  const mine = (await hr.call(correctionsCalls.list)).body.data.find((row) => row.id === id);
  expect(mine?.abilities).toEqual({ decide: false, withdraw: true });

  await colleague.call(correctionsCalls.decide, { body: decision });
  expect(await recordOf(worker.id)).toMatchObject({
    state: 'present',
    worked_minutes: 480,
    corrections: [{ entered_by: hr.name, decided_by: colleague.name }],
  });
  expect((await bell(own))[0]).toBe(`Time entered for you was approved: ${weekdayText(day)}`);
  expect((await bell(hr))[0]).toBe(`Time that you entered was approved: ${worker.name}, ${weekdayText(day)}`);
});

it('corrects a clocked day, which the panel of the day offers until a correction waits', async () => {
  const worker = await createWorker(portal.db);
  await createPunches(portal.db, worker, day, [['in', `${day}T01:00:00Z`]]);
  await portal.settle();
  expect(await recordOf(worker.id)).toMatchObject({
    state: 'conflict',
    own_zone: 'Asia/Manila',
    abilities: { enter: true },
    proposal: { out: `${day}T09:00:00Z` },
  });
  const { id } = (await enter(hr, worker.id)).body;
  expect((await recordOf(worker.id)).abilities).toEqual({ enter: false, reset: null });
  expect((await recordOf(worker.id)).corrections[0]?.abilities).toEqual({ withdraw: true });
  expect((await recordOf(worker.id, day, colleague)).corrections[0]?.abilities).toEqual({ withdraw: false });
  await hr.call(correctionsCalls.withdraw, { body: { id, version: 1 } });
  expect((await recordOf(worker.id)).abilities).toEqual({ enter: true, reset: 'nothing' });
});

it('lets a lead enter time for led employees only; own time is refused', async () => {
  const client = await createClient(portal.db);
  const worker = await createWorker(portal.db, { employee: { client_id: client.id } });
  const lead = await createWorker(portal.db, { employee: { client_id: client.id } });
  const stranger = await createWorker(portal.db, { employee: { client_id: client.id } });
  const team = await createTeam(portal.db, { client_id: client.id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  await addToTeam(portal.db, team, worker);
  const leading = await portal.as({ roles: ['employee', 'team lead'], employeeId: lead.id });
  const { body } = await leading.call(correctionsCalls.previewEntries, {
    body: entries([worker.id, stranger.id, lead.id], [day]),
  });
  expect(body.map(({ name, problem }) => [name, problem])).toEqual([
    [worker.name, null],
    [`Employee ${stranger.id}`, 'This employee does not exist.'],
    [`Employee ${lead.id}`, 'Request your own times under My timesheets.'],
  ]);
  expect((await enter(leading, worker.id)).status).toBe(201);
  const foreign = { ...times, work_date: day, employee_id: stranger.id };
  expect((await leading.refused(correctionsCalls.request, { body: foreign })).status).toBe(404);
  const plain = await portal.as({ roles: ['employee'], employeeId: stranger.id });
  const others = { ...times, work_date: day, employee_id: worker.id };
  expect((await plain.refused(correctionsCalls.request, { body: others })).status).toBe(404);
});

it('previews several days of several people, and enters all of them or none', async () => {
  const [one, other] = [await createWorker(portal.db), await createWorker(portal.db, { zone: 'America/New_York' })];
  const locked = { employeeIds: [one.id], first: '2026-03-09', last: '2026-03-09' };
  await lockAttendance(portal.db, { ...locked, reason: 'Timesheet locked', userId: hr.userId });
  const wanted = entries([one.id, other.id], ['2026-03-09', day]);
  const { body } = await hr.call(correctionsCalls.previewEntries, { body: wanted });
  expect(body.map((row) => [row.employee_id, row.work_date, row.in, row.after?.worked_minutes, row.locked])).toEqual([
    [one.id, '2026-03-09', '2026-03-09T01:00:00Z', 480, 'Timesheet locked'],
    [one.id, day, '2026-03-10T01:00:00Z', 480, null],
    [other.id, '2026-03-09', '2026-03-09T13:00:00Z', 480, null],
    [other.id, day, '2026-03-10T13:00:00Z', 480, null],
  ]);
  const ahead = entries([one.id, other.id], ['2026-03-09', '2026-03-31']);
  const refused = await hr.refused(correctionsCalls.enter, { body: ahead });
  expect(refused.body.errors?.days).toHaveLength(2);
  const pending = () =>
    portal.db.selectFrom('attendance_correction').select('id').where('employee_id', 'in', [one.id, other.id]).execute();
  expect(await pending()).toEqual([]);

  const late = { in: '09:30', out: '17:00', breaks: [{ start: '12:00', end: '12:30' }] };
  const rest = { ...wanted, days: wanted.days.slice(1), times: late };
  expect((await hr.call(correctionsCalls.enter, { body: rest })).body).toEqual({ entered: 3 });
  expect((await bell(colleague)).filter((text) => text.includes('2 employees'))).toEqual([]);
  const waiting = (await colleague.call(correctionsCalls.list)).body.data.filter(({ employee }) =>
    [one.id, other.id].includes(employee.id),
  );
  expect(waiting.map(({ outcome }) => [outcome?.figures.state, outcome?.figures.worked_minutes])).toEqual(
    Array.from({ length: 3 }, () => ['late', 420]),
  );
  expect((await hr.refused(correctionsCalls.enter, { body: rest })).body.errors?.days?.[0]).toContain('waits already');
});

it('enters time for people who left or are suspended, within the days they worked', async () => {
  const [leaver, suspended] = [await createLeaver(portal), await createLeaver(portal)];
  portal.clock.set('2026-03-11T02:00:00Z');
  await leave(portal, leaver, '2026-03-10', { immediately: true });
  const suspension = { status_type_id: statusTypeIds.suspended, effective_date: '2026-03-11', reason: 'Investigation' };
  await (await hrOf(portal)).call(employeeStatusCalls.deactivate, { body: { id: suspended.id, ...suspension } });
  portal.clock.set('2026-03-12T02:00:00Z');
  const clock = { in: '09:00', out: '17:00', breaks: [] };
  const body = entries([leaver.id, suspended.id], [day, '2026-03-11'], clock);
  const { body: previewed } = await hr.call(correctionsCalls.previewEntries, { body });
  expect(previewed.map(({ problem }) => problem)).toEqual([
    null,
    'Not employed on this day.',
    null,
    'Suspended on this day.',
  ]);
  const worked = { ...body, days: body.days.filter(({ work_date }) => work_date === day) };
  expect((await hr.call(correctionsCalls.enter, { body: worked })).body).toEqual({ entered: 2 });
  const { data } = (await colleague.call(correctionsCalls.list)).body;
  for (const { id, version } of data.filter(({ employee }) => employee.id === leaver.id))
    await colleague.call(correctionsCalls.decide, { body: { id, version, decision: 'approved' } });
  expect(await recordOf(leaver.id)).toMatchObject({ state: 'present', worked_minutes: 480 });
});

it('enters the time worked before a suspension of the same day', async () => {
  portal.clock.set('2026-03-11T00:30:00Z');
  const worker = await createLeaver(portal);
  portal.clock.set('2026-03-11T01:00:00Z');
  await (await selfOf(portal, worker)).call(attendanceCalls.punch, { body: { kind: 'in' } });
  portal.clock.set('2026-03-11T04:00:00Z');
  const suspension = { status_type_id: statusTypeIds.suspended, effective_date: '2026-03-11', reason: 'Investigation' };
  await (await hrOf(portal)).call(employeeStatusCalls.deactivate, { body: { id: worker.id, ...suspension } });
  portal.clock.set('2026-03-12T02:00:00Z');
  const problemOf = async (out: string, date = '2026-03-11') => {
    const body = entries([worker.id], [date], { in: '09:00', out, breaks: [] });
    return (await hr.call(correctionsCalls.previewEntries, { body })).body.map(({ problem }) => problem);
  };
  expect(await problemOf('12:01')).toEqual(['Suspended on this day.']);
  expect(await problemOf('09:30', '2026-03-12')).toEqual(['Suspended on this day.']);
  expect(await problemOf('12:00')).toEqual([null]);
  const span = { work_date: '2026-03-11', in: '2026-03-11T09:00', out: '2026-03-11T12:00' };
  const { id } = (await enter(hr, worker.id, span)).body;
  await colleague.call(correctionsCalls.decide, { body: { id, version: 1, decision: 'approved' } });
  expect(await recordOf(worker.id, '2026-03-11')).toMatchObject({ worked_minutes: 180 });
});

it('accepts days of the previous month from staff, and no day of the archive', async () => {
  const worker = await createWorker(portal.db, { first: '2026-01-25' });
  portal.clock.set('2026-03-31T02:00:00Z');
  const staff = await hrOf(portal);
  const { body } = await staff.call(correctionsCalls.previewEntries, {
    body: entries([worker.id], ['2026-01-31', '2026-02-01']),
  });
  expect(body.map(({ problem }) => problem)).toEqual(['Only days from 2026-02-01 until today can be corrected.', null]);
});

it('previews a day of an employee out of reach like that of a missing one', async () => {
  const client = await createClient(portal.db);
  const boss = await createWorker(portal.db, { employee: { client_id: client.id } });
  await addToTeam(portal.db, await createTeam(portal.db, { client_id: client.id }), boss, 'teamLead');
  const lead = await portal.as({ roles: ['team lead', 'employee'], employeeId: boss.id });
  const foreign = await createWorker(portal.db, { zone: 'America/New_York' });
  const missingId = 99_999_999;
  for (const clock of [null, { in: '09:00', out: '17:00', breaks: [] }]) {
    const body = entries([foreign.id, missingId], [day], clock);
    const [hidden, absent] = (await lead.call(correctionsCalls.previewEntries, { body })).body;
    expect(absent?.problem).toBe('This employee does not exist.');
    expect(hidden).toEqual({ ...absent, employee_id: foreign.id, name: `Employee ${foreign.id}` });
  }
});
