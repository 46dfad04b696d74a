import { attendanceMetricsCalls } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import {
  type MetricRows,
  metricNames,
  metricValue,
} from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { addDay } from '../../testing/factories/timesheets.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-17T12:00:00Z');
});
afterAll(() => portal.close());

const dayBack = (days: number) => Temporal.PlainDate.from('2026-03-16').subtract({ days }).toString();

const quarter = { from: '2026-01-01', to: '2026-03-17' };

const none = { scheduled: 0, worked: 0, absent: 0, starts: 0, on_time: 0, late_minutes: 0, overtime_minutes: 0 };

/**
 * Counted by hand. Ana, February: two on time, one 10 minutes late, one absent, one leave, one holiday, one rest day with 60
 * minutes overtime. March: one left early, 5 minutes late; one without a clock-out, which is not worked. Ben, March: one on time with 30 overtime,
 * one absent, one unplanned with 20 overtime.
 */
async function fixedData() {
  const client = await createClient(portal.db);
  const shiftOf = (name: string) => createShift(portal.db, { name, client_id: client.id });
  const [day, night] = [await shiftOf('Day'), await shiftOf('Night')];
  const team = await createTeam(portal.db, { client_id: client.id });
  const ana = await createEmployee(portal.db, { client_id: client.id });
  const ben = await createEmployee(portal.db, { client_id: client.id });
  await addToTeam(portal.db, team, ana);
  const of =
    (who: typeof ana, shift: { id: number }) =>
    async (work_date: string, more: object = {}) =>
      addDay(portal.db, who, { work_date, shift_id: shift.id, ...more });
  const anaOn = of(ana, day);
  await anaOn('2026-02-02');
  await anaOn('2026-02-03');
  await anaOn('2026-02-04', { state: 'late', late_minutes: 10 });
  await anaOn('2026-02-05', { state: 'absent' });
  await anaOn('2026-02-06', { state: 'on_leave' });
  await anaOn('2026-02-09', { state: 'holiday' });
  await anaOn('2026-02-14', { state: 'restday', worked_minutes: 60, overtime_minutes: 60 });
  await anaOn('2026-03-02', { state: 'undertime', late_minutes: 5, undertime_minutes: 30 });
  await anaOn('2026-03-03', { state: 'conflict', last_out: null, worked_minutes: 0 });
  const benOn = of(ben, night);
  await benOn('2026-03-02', { worked_minutes: 510, overtime_minutes: 30 });
  await benOn('2026-03-03', { state: 'absent' });
  await benOn('2026-03-04', {
    state: 'unplanned',
    shift_id: null,
    starts_at: null,
    ends_at: null,
    overtime_minutes: 20,
  });
  // A day that still runs and a day before the range do not count.
  await benOn('2026-03-17', { settled_at: null });
  await benOn('2025-12-31');
  return { client, team, day, night, ana, ben };
}

const ana = { scheduled: 6, worked: 4, absent: 1, starts: 4, on_time: 2, late_minutes: 15, overtime_minutes: 60 };
const ben = { scheduled: 2, worked: 1, absent: 1, starts: 1, on_time: 1, late_minutes: 0, overtime_minutes: 50 };
const both = { scheduled: 8, worked: 5, absent: 2, starts: 5, on_time: 3, late_minutes: 15, overtime_minutes: 110 };

it('counts the fixed data by month, client, team and shift', async () => {
  const { client, team, day, night } = await fixedData();
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(attendanceMetricsCalls.figures, { query: { client_id: client.id, ...quarter } });
  expect(body.total).toEqual(both);
  expect(body.before).toEqual({
    from: '2025-10-17',
    to: '2025-12-31',
    total: { ...none, scheduled: 1, worked: 1, starts: 1, on_time: 1 },
    weeks: expect.any(Array),
  });
  expect(body.before.weeks.at(-1)).toMatchObject({ from: '2025-12-25', to: '2025-12-31', worked: 1 });
  expect(body.weeks).toHaveLength(11);
  expect(body.weeks[0]).toMatchObject({ from: '2026-01-01', to: '2026-01-06', scheduled: 0 });
  expect(body.weeks.at(-2)).toMatchObject({ from: '2026-03-04', to: '2026-03-10', overtime_minutes: 20 });
  expect(body.weeks.at(-3)).toMatchObject({ to: '2026-03-03', scheduled: 4, worked: 2, absent: 1 });
  expect(metricNames.map((name) => metricValue(name, body.total))).toEqual([0.625, 0.6, 0.25, 110, 15]);
  expect(body.months).toEqual([
    {
      month: '2026-02',
      scheduled: 4,
      worked: 3,
      absent: 1,
      starts: 3,
      on_time: 2,
      late_minutes: 10,
      overtime_minutes: 60,
    },
    {
      month: '2026-03',
      scheduled: 4,
      worked: 2,
      absent: 1,
      starts: 2,
      on_time: 1,
      late_minutes: 5,
      overtime_minutes: 50,
    },
  ]);
  expect(body.clients).toEqual([{ id: client.id, name: client.legal_business_name, ...both }]);
  expect(body.teams).toEqual([{ id: team.id, name: team.name, ...ana }]);
  expect(body.shifts).toEqual([
    { id: day.id, name: 'Day', ...ana },
    { id: night.id, name: 'Night', ...ben, overtime_minutes: 30 },
    { id: 0, name: 'No shift', ...none, overtime_minutes: 20 },
  ]);
});

it('filters by team, shift and days', async () => {
  const { client, team, night } = await fixedData();
  const hr = await portal.as({ roles: ['hr'] });
  const total = async (query: object) =>
    (await hr.call(attendanceMetricsCalls.figures, { query: { client_id: client.id, ...quarter, ...query } })).body
      .total;
  expect(await total({ team_id: team.id })).toEqual(ana);
  expect(await total({ shift_id: night.id })).toEqual({ ...ben, overtime_minutes: 30 });
  expect(await total({ shift_id: 0 })).toEqual({ ...none, overtime_minutes: 20 });
  expect((await total({ from: '2026-03-01', to: '2026-03-02' })).scheduled).toBe(2);
  expect((await total({ from: '2025-12-31' })).scheduled).toBe(9);
});

it('lists as many days behind each figure as it counts', async () => {
  const { client, ana: person } = await fixedData();
  const hr = await portal.as({ roles: ['hr'] });
  const range = { from: '2026-01-01', to: '2026-03-17', client_id: client.id };
  const behind = async (which: MetricRows, more: object = {}) =>
    (await hr.call(attendanceMetricsCalls.days, { query: { ...range, which, ...more } })).body;
  expect((await behind('worked')).total).toBe(both.worked);
  expect((await behind('absent')).total).toBe(both.absent);
  expect((await behind('on_time')).total).toBe(both.on_time);
  expect((await behind('unknown')).total).toBe(both.scheduled - both.worked - both.absent);
  const late = await behind('late');
  expect(late.data.map(({ employee, work_date, late_minutes }) => [employee.id, work_date, late_minutes])).toEqual([
    [person.id, '2026-03-02', 5],
    [person.id, '2026-02-04', 10],
  ]);
  const overtime = await behind('overtime');
  expect(overtime.data.reduce((sum, day) => sum + day.overtime_minutes, 0)).toBe(both.overtime_minutes);
  const second = await behind('worked', { dt_params: JSON.stringify({ first: 4, rows: 4 }) });
  expect([second.total, second.data.length]).toEqual([5, 1]);
});

it('shows an account manager only the clients that they look after, whichever they name', async () => {
  const [own, foreign] = [await fixedData(), await fixedData()];
  const manager = await portal.as({ roles: ['account manager'] });
  await portal.db
    .insertInto('client_account_manager')
    .values({ client_id: own.client.id, user_id: manager.userId })
    .execute();
  const { body } = await manager.call(attendanceMetricsCalls.figures, { query: quarter });
  expect([body.total, body.clients.map(({ id }) => id)]).toEqual([both, [own.client.id]]);
  for (const client_id of [foreign.client.id, 88_888_888]) {
    const input = { query: { client_id, from: '2026-01-01', to: '2026-03-17', which: 'worked' as const } };
    expect((await manager.call(attendanceMetricsCalls.days, input)).body).toMatchObject({ data: [], total: 0 });
    const figures = await manager.call(attendanceMetricsCalls.figures, { query: { client_id, ...quarter } });
    expect(figures.body).toMatchObject({ total: none, clients: [], teams: [], shifts: [], months: [] });
  }
  const { body: choices } = await manager.call(attendanceMetricsCalls.filters);
  expect([choices.clients.map(({ id }) => id), choices.teams.map(({ id }) => id)]).toEqual([
    [own.client.id],
    [own.team.id],
  ]);
});

it('shows a lead only the people led and their days with the team’s client', async () => {
  const { client, team, ana: member } = await fixedData();
  const lead = await createEmployee(portal.db, { client_id: client.id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  await addDay(portal.db, lead, { work_date: '2026-03-05' });
  const before = await createClient(portal.db);
  await addDay(portal.db, { id: member.id, client_id: before.id }, { work_date: '2026-01-05', state: 'absent' });
  const user = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  const { body } = await user.call(attendanceMetricsCalls.figures, { query: quarter });
  expect([body.total, body.clients.map(({ id }) => id), body.teams.map(({ id }) => id)]).toEqual([
    ana,
    [client.id],
    [team.id],
  ]);
  const { body: choices } = await user.call(attendanceMetricsCalls.filters);
  expect(choices.clients.map(({ id }) => id)).toEqual([client.id]);
  const { body: trend } = await user.call(attendanceMetricsCalls.trend);
  expect(trend.weeks.map(({ to }) => to)).toEqual([0, 7, 14, 21, 28, 35, 42, 49].map(dayBack).toReversed());
  const days = trend.weeks.map(({ scheduled, worked }) => `${scheduled}/${worked}`);
  expect(days).toEqual(['0/0', '1/1', '3/2', '0/0', '0/0', '1/1', '1/0', '0/0']);
  expect(trend.before.map(({ scheduled }) => scheduled)).toEqual(new Array(8).fill(0));
  const nobody = await portal.as({ roles: ['team lead'] });
  expect((await nobody.call(attendanceMetricsCalls.figures)).body.total).toEqual(none);
});

it('counts the four weeks up to yesterday unless a range is chosen', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(attendanceMetricsCalls.figures);
  expect([body.from, body.to, body.before.from, body.before.to]).toEqual([
    '2026-02-17',
    '2026-03-16',
    '2026-01-20',
    '2026-02-16',
  ]);
  expect([body.weeks.length, body.before.weeks.length]).toEqual([4, 4]);
});

it('refuses a range that ends before it starts or is longer than a year', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  for (const [from, to] of [
    ['2026-03-02', '2026-03-01'],
    ['2025-01-01', '2026-03-01'],
  ] as const)
    expect((await hr.refused(attendanceMetricsCalls.figures, { query: { from, to } })).status).toBe(422);
});
