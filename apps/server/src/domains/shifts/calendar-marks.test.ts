import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import type { CalendarMark } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamRoleIds, zoneIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee, moveToClient, refreshList } from '../../testing/factories/employees.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { createTeam } from '../../testing/factories/teams.ts';
import { settleSchedules } from './settle-schedules.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
});
afterAll(() => portal.close());

const week = { from: '2026-03-02', to: '2026-03-08' };

async function planned(
  client_id: number,
  shifts: readonly { id: number; valid: string; rest_days?: number[] }[],
  name?: string,
) {
  const employee = await createEmployee(portal.db, { client_id, ...(name && { name }) });
  for (const { id: shift_id, valid, rest_days = null } of shifts)
    await portal.db
      .insertInto('employee_shift')
      .values({ employee_id: employee.id, shift_id, valid, rest_days })
      .execute();
  await settleSchedules({ db: portal.db, clock: portal.clock }, [employee.id], '2026-02-23');
  return employee;
}

const hours = (start_time: string, end_time: string, timezone_id: number = zoneIds.manila) =>
  createShift(portal.db, { timezone_id, start_time, end_time });

function queryOf(clientId: number, mark?: CalendarMark) {
  const one = (value: number | string) => ({ value, matchMode: 'equals' });
  const filters = { client_id: one(clientId), ...(mark && { mark: one(mark) }) };
  return { ...week, dt_params: JSON.stringify({ filters }) };
}

async function shown(user: Persona, clientId: number, mark?: CalendarMark) {
  const query = queryOf(clientId, mark);
  const { body } = await user.call(employeeShiftsCalls.calendar, { query });
  const { body: summary } = await user.call(employeeShiftsCalls.calendarSummary, { query });
  return { people: body.data, summary };
}

it('marks a short rest, and counts as many conflicts as the filter shows', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const [late, early] = [await hours('14:00', '23:00'), await hours('06:00', '15:00')];
  const tired = await planned(client.id, [
    { id: late.id, valid: '[2026-01-01,2026-03-04)' },
    { id: early.id, valid: '[2026-03-04,)' },
  ]);
  await planned(client.id, [{ id: early.id, valid: '[2026-01-01,)' }]);
  const { people, summary } = await shown(hr, client.id, 'conflict');
  expect(people.map(({ id }) => id)).toEqual([tired.id]);
  const marked = people.flatMap(({ days }) => days.filter(({ conflicts }) => conflicts.length > 0));
  expect(marked.map(({ work_date, conflicts }) => [work_date, conflicts])).toEqual([
    ['2026-03-04', ['Only 7 h of rest after the shift of Mar 03, 2026.']],
  ]);
  expect(summary.conflicts).toBe(1);
  expect((await shown(hr, client.id)).summary).toMatchObject({ conflicts: 1, swaps: 0 });
  expect((await shown(hr, client.id)).people).toHaveLength(2);
});

it('counts a short rest between days of one long shift', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const long = await createShift(portal.db, { start_time: '06:00', end_time: '23:00', total_minutes: 1020 });
  const everyDay = { id: long.id, valid: '[2026-01-01,)', rest_days: [3, 4, 5, 6, 7] };
  const tired = await planned(client.id, [everyDay]);
  const { people, summary } = await shown(hr, client.id, 'conflict');
  expect(people.map(({ id }) => id)).toEqual([tired.id]);
  expect(people[0]?.days.map(({ conflicts }) => conflicts.length)).toEqual([0, 1]);
  expect(summary.conflicts).toBe(1);
});

it('marks the day with which a week exceeds the contract with the client', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  await portal.db.insertInto('client_hours_rule').values({ client_id: client.id, weekly_hours: 30 }).execute();
  await planned(client.id, [{ id: (await hours('06:00', '15:00')).id, valid: '[2026-01-01,)' }]);
  const { people, summary } = await shown(hr, client.id);
  const days = people[0]?.days ?? [];
  expect(days.map(({ conflicts }) => conflicts.length)).toEqual([0, 0, 0, 1, 0]);
  expect(days[3]?.conflicts).toEqual([expect.stringMatching(/in this week, 30 h are allowed/)]);
  expect(new Set(days.map(({ week_minutes }) => week_minutes)).size).toBe(1);
  expect(summary.conflicts).toBe(1);
});

it('counts the shifts of each day and names the holiday of most people', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const shift = await hours('06:00', '15:00');
  const people = [];
  for (const _ of [1, 2, 3]) people.push(await planned(client.id, [{ id: shift.id, valid: '[2026-01-01,)' }]));
  const marks = people.map(({ id }, index) => ({
    employee_id: id,
    work_date: '2026-03-05',
    kind: index === 0 ? 'on_leave' : 'holiday',
    note: index === 0 ? 'Operation' : 'Labour Day',
  }));
  await portal.db.insertInto('schedule_mark').values(marks).execute();
  await settleSchedules(
    { db: portal.db, clock: portal.clock },
    people.map(({ id }) => id),
    '2026-03-02',
  );
  const { summary, people: rows } = await shown(hr, client.id);
  expect(summary.days.map(({ shifts }) => shifts).slice(0, 3)).toEqual([3, 3, 3]);
  expect(summary.days[3]?.holiday).toBe('Labour Day');
  expect(summary.days[5]).toEqual({ day: '2026-03-07', shifts: 0, holiday: null });
  // The reason of a leave is nobody's business here.
  expect(JSON.stringify([summary, rows])).not.toContain('Operation');
});

it('marks swaps that wait for approval for those who decide them, and for nobody else', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const shift = await hours('06:00', '15:00');
  const give = await planned(client.id, [{ id: shift.id, valid: '[2026-01-01,)' }], 'Gina Giver');
  const take = await planned(client.id, [{ id: shift.id, valid: '[2026-01-01,)' }], 'Tom Taker');
  await planned(client.id, [{ id: shift.id, valid: '[2026-01-01,)' }]);
  await portal.db
    .insertInto('shift_swap')
    .values({
      requester_employee_id: give.id,
      colleague_employee_id: take.id,
      requested_by_user_id: hr.userId,
      client_id: client.id,
      give_date: '2026-03-04',
      give_shift_id: shift.id,
      give_shift_version_id: await versionOf(shift.id),
      take_date: '2026-03-05',
      take_shift_id: shift.id,
      take_shift_version_id: await versionOf(shift.id),
      reason: 'Dentist',
      state: 'accepted',
      created_at: '2026-03-01T00:00:00Z',
    })
    .execute();
  const { people, summary } = await shown(hr, client.id, 'swap');
  expect(
    people.map(({ name, pending_swaps }) => [name, pending_swaps.map((one) => [one.work_date, one.colleague])]),
  ).toEqual([
    ['Gina Giver', [['2026-03-04', 'Tom Taker']]],
    ['Tom Taker', [['2026-03-05', 'Gina Giver']]],
  ]);
  expect(summary.swaps).toBe(new Set(people.flatMap((one) => one.pending_swaps.map(({ id }) => id))).size);
  const user = await portal.as({
    roles: ['client-user'],
    clientId: client.id,
    permissions: ['can view employee shift calendar'],
  });
  const clients = await shown(user, client.id);
  expect(clients.people).toHaveLength(3);
  expect(clients.people.flatMap(({ pending_swaps }) => pending_swaps)).toEqual([]);
  expect(clients.summary.swaps).toBeNull();
  expect((await shown(user, client.id, 'swap')).people).toEqual([]);
});

const versionOf = async (shiftId: number) =>
  (await portal.db.selectFrom('shift_version').select('id').where('shift_id', '=', shiftId).executeTakeFirstOrThrow())
    .id;

it('summarizes for a client its own people alone', async () => {
  const [own, foreign] = [await createClient(portal.db), await createClient(portal.db)];
  const shift = await hours('06:00', '15:00');
  await planned(own.id, [{ id: shift.id, valid: '[2026-01-01,)' }]);
  await planned(foreign.id, [{ id: shift.id, valid: '[2026-01-01,)' }]);
  const user = await portal.as({
    roles: ['client-user'],
    clientId: own.id,
    permissions: ['can view employee shift calendar'],
  });
  expect((await shown(user, foreign.id)).summary.days[0]?.shifts).toBe(1);
});

it('gives assignments, and the right to change them, to those who have it', async () => {
  const client = await createClient(portal.db);
  const always = { id: (await hours('06:00', '15:00')).id, valid: '[2026-01-01,)' };
  const [reader, manager] = [
    await planned(client.id, [always], 'Lea Reader'),
    await planned(client.id, [always], 'Lou Manager'),
  ];
  const member = await planned(client.id, [{ ...always, valid: '[2026-01-01,2026-03-06)' }], 'Mia Member');
  const team = await createTeam(portal.db, { client_id: client.id, name: 'Back Office' });
  const member_of = (employee_id: number, team_role_id: number) => ({ team_id: team.id, employee_id, team_role_id });
  await portal.db
    .insertInto('team_member')
    .values([
      member_of(reader.id, teamRoleIds.teamLead),
      member_of(manager.id, teamRoleIds.assistantTeamLead),
      member_of(member.id, teamRoleIds.member),
    ])
    .execute();
  const seenBy = async (user: Persona) =>
    (await shown(user, client.id)).people.map(({ name, assignments, abilities, team: named }) => [
      name,
      assignments.map(({ from, to, work_days }) => [from, to, work_days.length]),
      abilities.assign,
      named,
    ]);
  const look = 'can view employee shift calendar';
  const who = { roles: ['team lead', 'employee'] } as const;
  expect(await seenBy(await portal.as({ ...who, employeeId: reader.id, permissions: [look] }))).toEqual([
    ['Lea Reader', [], false, 'Back Office'],
    ['Lou Manager', [], false, 'Back Office'],
    ['Mia Member', [], false, 'Back Office'],
  ]);
  const permissions = [look, 'can view employee shift details', 'can manage employee shifts'] as const;
  expect(await seenBy(await portal.as({ ...who, employeeId: manager.id, permissions }))).toEqual([
    ['Lea Reader', [['2026-01-01', null, 5]], true, 'Back Office'],
    // Nobody changes the own shift.
    ['Lou Manager', [['2026-01-01', null, 5]], false, 'Back Office'],
    ['Mia Member', [['2026-01-01', '2026-03-05', 5]], true, 'Back Office'],
  ]);
});

it('says since when somebody has no shift', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const shift = await hours('06:00', '15:00');
  await planned(client.id, [{ id: shift.id, valid: '[2026-01-01,2026-02-21)' }], 'Ada Ended');
  await planned(client.id, [], 'Ben Never');
  await planned(client.id, [{ id: shift.id, valid: '[2026-01-01,)' }], 'Cara Current');
  expect((await shown(hr, client.id)).people.map(({ without_shift }) => without_shift)).toEqual([
    { since: '2026-02-21' },
    { since: null },
    null,
  ]);
});

it('keeps what a former client planned out of the conflicts that a client sees', async () => {
  const [former, own] = [await createClient(portal.db), await createClient(portal.db)];
  const [late, early] = [await hours('14:00', '23:00'), await hours('06:00', '15:00')];
  const employee = await planned(former.id, [
    { id: late.id, valid: '[2026-01-01,2026-03-02)', rest_days: [3] },
    { id: early.id, valid: '[2026-03-02,)' },
  ]);
  const hr = await portal.as({ roles: ['hr'] });
  expect((await shown(hr, former.id)).summary.conflicts).toBe(1);
  await moveToClient(portal.db, employee, own.id, '2026-03-02');
  await refreshList(portal.db, employee.id, '2026-03-02');
  await settleSchedules({ db: portal.db, clock: portal.clock }, [employee.id], '2026-03-02');
  const permissions = ['can view employee shift calendar'] as const;
  const user = await portal.as({ roles: ['client-user'], clientId: own.id, permissions });
  const { people, summary } = await shown(user, own.id);
  expect(people[0]?.days[0]).toMatchObject({ work_date: '2026-03-02', conflicts: [] });
  expect([summary.conflicts, summary.days[0]?.shifts]).toEqual([0, 1]);
});
