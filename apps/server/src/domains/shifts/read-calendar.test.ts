import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamRoleIds, zoneIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee, moveToClient } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { createTeam } from '../../testing/factories/teams.ts';
import { settleSchedules } from './settle-schedules.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
});
afterAll(() => portal.close());

async function planned(gaps: { client_id?: number; name?: string } = {}, shiftId?: number) {
  const employee = await createEmployee(portal.db, gaps);
  await assignShift(portal.db, employee, { id: shiftId ?? (await createShift(portal.db)).id });
  await settleSchedules({ db: portal.db, clock: portal.clock }, [employee.id], '2026-03-02');
  return employee;
}

const week = { from: '2026-03-02', to: '2026-03-08' };
const dtParams = (filters: object) => JSON.stringify({ filters });
const equal = (value: number) => ({ value, matchMode: 'equals' });

it('shows the planned days as instants, with the zone of the shift', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const shift = await createShift(portal.db, { timezone_id: zoneIds.newYork, start_time: '09:00', end_time: '18:00' });
  const employee = await planned({ name: 'Calendar Person' }, shift.id);
  const { body } = await hr.call(employeeShiftsCalls.calendar, {
    query: { ...week, dt_params: dtParams({ global: { value: 'calendar per' } }) },
  });
  expect(body).toMatchObject({ total: 1, planned_until: '2026-08-29', data: [{ id: employee.id }] });
  expect(body.data[0]?.days).toHaveLength(5);
  expect(body.data[0]?.days[0]).toMatchObject({
    work_date: '2026-03-02',
    zone: 'America/New_York',
    starts_at: '2026-03-02T14:00:00.000Z',
    ends_at: '2026-03-02T23:00:00.000Z',
    status: 'scheduled',
  });
});

it('filters by client, team and employee', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const client = await createClient(portal.db);
  const [one, other] = [await planned({ client_id: client.id }), await planned({ client_id: client.id })];
  const team = await createTeam(portal.db, { client_id: client.id });
  await portal.db
    .insertInto('team_member')
    .values({ team_id: team.id, employee_id: one.id, team_role_id: teamRoleIds.member })
    .execute();
  const found = async (filters: object) =>
    (await hr.call(employeeShiftsCalls.calendar, { query: { ...week, dt_params: dtParams(filters) } })).body.data
      .map(({ id }) => id)
      .sort();
  expect(await found({ client_id: equal(client.id) })).toEqual([one.id, other.id].sort());
  expect(await found({ team_id: equal(team.id) })).toEqual([one.id]);
  expect(await found({ id: equal(other.id) })).toEqual([other.id]);
  const { body } = await hr.call(employeeShiftsCalls.calendarFilters);
  expect(body.clients.map(({ id }) => id)).toContain(client.id);
  expect(body.teams.map(({ id }) => id)).toContain(team.id);
});

it('shows a client only its own people, whichever client the filter names', async () => {
  const [own, foreign] = [await createClient(portal.db), await createClient(portal.db)];
  const [mine, theirs] = [await planned({ client_id: own.id }), await planned({ client_id: foreign.id })];
  const user = await portal.as({
    roles: ['client-user'],
    clientId: own.id,
    permissions: ['can view employee shift calendar'],
  });
  for (const query of [week, { ...week, dt_params: dtParams({ client_id: equal(foreign.id) }) }]) {
    const { body } = await user.call(employeeShiftsCalls.calendar, { query });
    expect([body.total, body.data.map(({ id }) => id)]).toEqual([1, [mine.id]]);
  }
  const answer = await user.call(employeeShiftsCalls.calendar, {
    query: { ...week, dt_params: dtParams({ id: equal(theirs.id) }) },
  });
  expect(answer.body.total).toBe(0);
  const { body } = await user.call(employeeShiftsCalls.calendarFilters);
  expect(body.clients.map(({ id }) => id)).toEqual([own.id]);
});

it('shows a client the reasons of assignments that began with it, not those of a former client', async () => {
  const [former, own] = [await createClient(portal.db), await createClient(portal.db)];
  const employee = await createEmployee(portal.db, { client_id: former.id });
  const shift = await createShift(portal.db);
  for (const [valid, reason] of [
    ['[2020-01-01,2026-02-25)', 'Removed after a complaint'],
    ['[2026-02-25,)', 'Complaint settled'],
  ] as const) {
    await portal.db
      .insertInto('employee_shift')
      .values({ employee_id: employee.id, shift_id: shift.id, valid, reason })
      .execute();
  }
  await moveToClient(portal.db, employee, own.id, '2026-03-01');
  const reasonsFor = async (reader: Persona) =>
    (await reader.call(employeeShiftsCalls.details, { query: { employee_id: employee.id } })).body.map(
      ({ reason }) => reason,
    );
  const permissions = ['can view employee shift details'] as const;
  expect(await reasonsFor(await portal.as({ roles: ['client-user'], clientId: own.id, permissions }))).toEqual([null]);
  const all = ['Complaint settled', 'Removed after a complaint'];
  expect(await reasonsFor(await portal.as({ roles: ['hr'] }))).toEqual(all);
});

it('shows a team lead only the teams that they lead', async () => {
  const client = await createClient(portal.db);
  const [lead, member, stranger] = [
    await planned({ client_id: client.id }),
    await planned({ client_id: client.id }),
    await planned({ client_id: client.id }),
  ];
  const team = await createTeam(portal.db, { client_id: client.id });
  await portal.db
    .insertInto('team_member')
    .values([
      { team_id: team.id, employee_id: lead.id, team_role_id: teamRoleIds.teamLead },
      { team_id: team.id, employee_id: member.id, team_role_id: teamRoleIds.member },
    ])
    .execute();
  const user = await portal.as({
    roles: ['team lead', 'employee'],
    employeeId: lead.id,
    permissions: ['can view employee shift calendar', 'can view employee shift details'],
  });
  const { body } = await user.call(employeeShiftsCalls.calendar, { query: week });
  expect(body.data.map(({ id }) => id).sort()).toEqual([lead.id, member.id].sort());
  const other = await createTeam(portal.db, { client_id: client.id });
  await portal.db
    .insertInto('team_member')
    .values({ team_id: other.id, employee_id: member.id, team_role_id: teamRoleIds.member })
    .execute();
  const inTeam = async ({ id }: { id: number }) => {
    const query = { ...week, dt_params: dtParams({ team_id: equal(id) }) };
    return (await user.call(employeeShiftsCalls.calendar, { query })).body.total;
  };
  expect([await inTeam(team), await inTeam(other)]).toEqual([2, 0]);
  const details = (id: number) => user.call(employeeShiftsCalls.details, { query: { employee_id: id } });
  expect((await details(member.id)).body).toHaveLength(1);
  expect((await details(stranger.id)).body).toEqual([]);
});

it('refuses more than six weeks and invalid days', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  for (const query of [
    { from: '2026-03-02', to: '2026-04-13' },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2026-02-30', to: '2026-03-02' },
  ])
    expect((await hr.refused(employeeShiftsCalls.calendar, { query })).status).toBe(422);
});

it('lists people with a shift on the asked day before the others', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const idle = await createEmployee(portal.db, { name: 'Abel Firstonday' });
  const working = await planned({ name: 'Zara Firstonday' });
  const ids = async (more: object) => {
    const query = { ...week, ...more, dt_params: dtParams({ global: { value: 'firstonday' } }) };
    return (await hr.call(employeeShiftsCalls.calendar, { query })).body.data.map(({ id }) => id);
  };
  expect(await ids({})).toEqual([idle.id, working.id]);
  expect(await ids({ first_on: '2026-03-02' })).toEqual([working.id, idle.id]);
  expect(await ids({ first_on: '2026-03-08' })).toEqual([idle.id, working.id]);
});
