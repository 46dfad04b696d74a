import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { addDay, createTimesheet } from '../../testing/factories/timesheets.ts';
import { ledTeam } from './timesheet.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  // The evening of 17 March in Manila: the first half of the month is over.
  portal.clock.set('2026-03-17T12:00:00Z');
});
afterAll(() => portal.close());

const first = '2026-03-01';
const names = (rows: readonly { employee: { id: number } }[]) => rows.map(({ employee }) => employee.id);

it('shows the last finished period with totals of only its own days', async () => {
  const employee = await createEmployee(portal.db, { name: 'Total Person' });
  await addDay(portal.db, employee, { work_date: '2026-02-28', worked_minutes: 999 });
  await addDay(portal.db, employee, { work_date: '2026-03-02', overtime_minutes: 30, worked_minutes: 510 });
  await addDay(portal.db, employee, { work_date: '2026-03-03', state: 'late', late_minutes: 12, worked_minutes: 468 });
  await addDay(portal.db, employee, {
    work_date: '2026-03-04',
    state: 'undertime',
    undertime_minutes: 60,
    worked_minutes: 420,
  });
  await addDay(portal.db, employee, { work_date: '2026-03-05', state: 'on_leave' });
  await addDay(portal.db, employee, { work_date: '2026-03-06', state: 'absent' });
  await addDay(portal.db, employee, { work_date: '2026-03-09', state: 'conflict', worked_minutes: 0, last_out: null });
  await addDay(portal.db, employee, { work_date: '2026-03-15', state: 'unplanned', worked_minutes: 60 });
  await addDay(portal.db, employee, { work_date: '2026-03-16', worked_minutes: 999 });
  await createTimesheet(portal.db, employee, first);
  await createTimesheet(portal.db, employee, '2026-03-16');
  const hr = await portal.as({ roles: ['hr'] });
  const query = { dt_params: { filters: { 'employee.name': { value: 'Total Person' } } } } as never;
  const { body } = await hr.call(timesheetsCalls.list, { query });
  expect(body.period).toEqual({ first, last: '2026-03-15' });
  expect(body.periods.slice(0, 2)).toEqual(['2026-03-16', '2026-03-01']);
  expect(body.data).toMatchObject([
    {
      planned_days: 5,
      worked_days: 4,
      leave_days: 1,
      absent_days: 1,
      worked_minutes: 510 + 468 + 420 + 60,
      late_minutes: 12,
      undertime_minutes: 60,
      overtime_minutes: 30,
      unsettled_days: 1,
      abilities: { submit: false, approve: false, lock: false, reopen: false },
    },
  ]);
});

it('filters by state and counts every state', async () => {
  const period = '2026-01-01';
  for (const state of ['open', 'submitted', 'submitted', 'approved', 'locked'] as const)
    await createTimesheet(portal.db, await createEmployee(portal.db), period, state);
  const payroll = await portal.as({ roles: ['payroll'] });
  const dt_params = { filters: { state: { value: ['submitted'], matchMode: 'in' } } };
  const { body } = await payroll.call(timesheetsCalls.list, { query: { period, dt_params } as never });
  expect([body.total, body.counts]).toEqual([2, { open: 1, submitted: 2, approved: 1, locked: 1 }]);
});

it('filters by one or several teams and returns the teams', async () => {
  const period = '2025-12-01';
  const client = await createClient(portal.db);
  const person = async (name: string) => {
    const created = await createEmployee(portal.db, { name, client_id: client.id });
    await createTimesheet(portal.db, created, period);
    return created;
  };
  const [ana, ben, carl] = [await person('Ana'), await person('Ben'), await person('Carl')];
  const [one, two] = [
    await createTeam(portal.db, { client_id: client.id, name: 'One' }),
    await createTeam(portal.db, { client_id: client.id, name: 'Two' }),
  ];
  for (const member of [ana, ben]) await addToTeam(portal.db, one, member);
  await addToTeam(portal.db, two, ana);
  const hr = await portal.as({ roles: ['hr'] });
  const found = async (value: readonly (number | string)[]) => {
    const query = { period, dt_params: { filters: { team: { value, matchMode: 'in' } } } };
    const { body } = await hr.call(timesheetsCalls.list, { query: query as never });
    return [body.total, body.data.map(({ employee, teams }) => [employee.name, teams])];
  };
  expect(await found([one.id])).toEqual([
    2,
    [
      ['Ana', ['One', 'Two']],
      ['Ben', ['One']],
    ],
  ]);
  expect(await found([two.id])).toEqual([1, [['Ana', ['One', 'Two']]]]);
  expect(await found([two.id, one.id])).toHaveProperty('0', 2);
  expect(await found([2_000_000_000])).toEqual([0, []]);
  const named = { period, dt_params: { filters: { team: { value: ['One'], matchMode: 'in' } } } };
  const refused = await hr.refused(timesheetsCalls.list, { query: named as never });
  expect(JSON.stringify(refused.body.errors)).toContain('The filter of team needs an id.');
  const { body } = await hr.call(timesheetsCalls.list, { query: { period } });
  expect(body.teams.filter(({ name }) => ['One', 'Two'].includes(name))).toHaveLength(2);
  expect(body.data.map(({ employee }) => employee.id)).toEqual([ana.id, ben.id, carl.id]);
});

it('shows a lead, and filters by, only the teams led', async () => {
  const { lead, member, team } = await ledTeam(portal.db);
  const period = '2025-11-01';
  await createTimesheet(portal.db, member, period);
  const hidden = await createTeam(portal.db, { client_id: team.client_id, name: 'Not theirs' });
  await addToTeam(portal.db, hidden, member);
  const user = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  const listFor = async (id: number) => {
    const dt_params = { filters: { team: { value: [id], matchMode: 'in' } } };
    return (await user.call(timesheetsCalls.list, { query: { period, dt_params } as never })).body;
  };
  const own = await listFor(team.id);
  expect(own.teams.map(({ id }) => id)).toEqual([team.id]);
  expect(own.data.map(({ employee, teams }) => [employee.id, teams])).toEqual([[member.id, [team.name]]]);
  expect((await listFor(hidden.id)).total).toBe(0);
});

it('shows a lead only the people led, and only periods with the team’s client', async () => {
  const { lead, member, other } = await ledTeam(portal.db);
  for (const person of [lead, member, other]) {
    await createTimesheet(portal.db, person, first, 'submitted');
    await createTimesheet(portal.db, person, '2026-02-16', 'submitted');
  }
  const before = await createClient(portal.db);
  await addDay(portal.db, { id: member.id, client_id: before.id }, { work_date: '2026-02-20' });
  const user = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  const { body } = await user.call(timesheetsCalls.list, { query: { period: first } });
  expect([names(body.data), body.total, body.counts.submitted]).toEqual([[member.id], 1, 1]);
  expect(body.data[0]?.abilities).toEqual({ submit: false, approve: true, lock: false, reopen: true });
  const earlier = await user.call(timesheetsCalls.list, { query: { period: '2026-02-16' } });
  expect([earlier.body.total, earlier.body.counts.submitted]).toEqual([0, 0]);
});

it('shows nothing to a lead without an employee record or with a dissolved team', async () => {
  const { client, member } = await ledTeam(portal.db);
  await createTimesheet(portal.db, member, first);
  const nobody = await portal.as({ roles: ['team lead'] });
  expect((await nobody.call(timesheetsCalls.list, { query: { period: first } })).body.total).toBe(0);
  const former = await createEmployee(portal.db, { client_id: client.id });
  const team = await portal.db
    .selectFrom('team')
    .select('id')
    .where('client_id', '=', client.id)
    .executeTakeFirstOrThrow();
  await addToTeam(portal.db, team, former, 'teamLead');
  const user = await portal.as({ roles: ['team lead', 'employee'], employeeId: former.id });
  expect((await user.call(timesheetsCalls.list, { query: { period: first } })).body.total).toBe(1);
  await portal.db.updateTable('team').set({ deleted_at: '2026-03-01T00:00:00Z' }).where('id', '=', team.id).execute();
  expect((await user.call(timesheetsCalls.list, { query: { period: first } })).body.total).toBe(0);
});

it('returns one with its days, history and blockers, and not-found for a foreign one', async () => {
  const { lead, member, other } = await ledTeam(portal.db);
  await addDay(portal.db, member, { work_date: '2026-03-03', state: 'conflict' });
  await addDay(portal.db, member, { work_date: '2026-03-15', settled_at: null });
  const sheet = await createTimesheet(portal.db, member, first, 'submitted');
  const user = await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id });
  const { body } = await user.call(timesheetsCalls.details, { params: { id: sheet.id } });
  expect(body.days.map(({ work_date }) => work_date)).toEqual(['2026-03-03', '2026-03-15']);
  expect(body.blockers).toEqual([
    { work_date: '2026-03-03', kind: 'conflict' },
    { work_date: '2026-03-15', kind: 'running' },
  ]);
  expect([body.is_own, body.is_over, body.locked, body.zone]).toEqual([false, true, null, 'Asia/Manila']);
  const foreign = await createTimesheet(portal.db, other, first);
  const answers = await Promise.all(
    [foreign.id, 88_888_888].map((id) => user.refused(timesheetsCalls.details, { params: { id } })),
  );
  const [one, missing] = answers.map(({ status, body: said }) => [status, { ...said, requestId: '' }]);
  expect([one, answers[0]?.status]).toEqual([missing, 404]);
});

it('shows employees only their own timesheets, newest first', async () => {
  const { member, other } = await ledTeam(portal.db);
  await addDay(portal.db, member, { work_date: '2026-03-03', state: 'conflict' });
  const sheet = await createTimesheet(portal.db, member, first);
  await createTimesheet(portal.db, member, '2026-03-16');
  const theirs = await createTimesheet(portal.db, other, first);
  const self = await portal.as({ roles: ['employee'], employeeId: member.id });
  const { body } = await self.call(timesheetsCalls.own);
  expect(body.data?.map(({ first_day, is_over, blockers }) => [first_day, is_over, blockers.length])).toEqual([
    ['2026-03-16', false, 0],
    ['2026-03-01', true, 1],
  ]);
  expect((await self.call(timesheetsCalls.details, { params: { id: sheet.id } })).body.is_own).toBe(true);
  expect((await self.refused(timesheetsCalls.details, { params: { id: theirs.id } })).status).toBe(404);
  const clientUser = await portal.as({ roles: ['client-admin'], clientId: member.client_id });
  expect((await clientUser.call(timesheetsCalls.own)).body).toEqual({ data: null });
  expect((await clientUser.refused(timesheetsCalls.details, { params: { id: sheet.id } })).status).toBe(404);
});
