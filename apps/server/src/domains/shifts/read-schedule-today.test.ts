import { scheduleCalls } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamRoleIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { createTeam } from '../../testing/factories/teams.ts';
import { settleSchedules } from './settle-schedules.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  // Monday, ten in the morning in Manila.
  portal.clock.set('2026-03-02T02:00:00Z');
});
afterAll(() => portal.close());

async function planned(clientId: number, start_time: string, end_time: string, mark?: 'on_leave' | 'holiday') {
  const employee = await createEmployee(portal.db, { client_id: clientId });
  const shift = await createShift(portal.db, { start_time, end_time });
  await assignShift(portal.db, employee, shift);
  if (mark)
    await portal.db
      .insertInto('schedule_mark')
      .values({ employee_id: employee.id, work_date: '2026-03-02', kind: mark })
      .execute();
  await settleSchedules({ db: portal.db, clock: portal.clock }, [employee.id], '2026-02-25');
  return employee;
}

function ofClient(id: number, state?: string) {
  const equal = (value: string | number) => ({ value, matchMode: 'equals' });
  const filters = { client_id: equal(id), ...(state !== undefined && { state: equal(state) }) };
  return { dt_params: JSON.stringify({ filters }) };
}

it('counts states and pages through them, missing employees first', async () => {
  const client = await createClient(portal.db);
  const later = await planned(client.id, '14:00', '23:00');
  const missing = await planned(client.id, '09:00', '18:00');
  await planned(client.id, '00:00', '09:00');
  await planned(client.id, '09:00', '18:00', 'on_leave');
  await planned(client.id, '09:00', '18:00', 'holiday');
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(scheduleCalls.today, { query: ofClient(client.id) });
  expect(body.counts).toMatchObject({ upcoming: 1, missing: 1, absent: 1, on_leave: 1, holiday: 1, in: 0, late: 0 });
  expect([body.day, body.total, body.data.length]).toEqual(['2026-03-02', 5, 5]);
  expect(body.data[0]?.employee.id).toBe(missing.id);
  const narrowed = await hr.call(scheduleCalls.today, { query: ofClient(client.id, 'upcoming') });
  expect([narrowed.body.total, narrowed.body.data.map(({ employee }) => employee.id)]).toEqual([1, [later.id]]);
  expect(narrowed.body.counts.missing).toBe(1);
});

it('shows a night that began yesterday and is still running', async () => {
  portal.clock.set('2026-03-02T20:00:00Z');
  const client = await createClient(portal.db);
  const night = await planned(client.id, '22:00', '07:00');
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(scheduleCalls.today, { query: ofClient(client.id) });
  expect(body.day).toBe('2026-03-03');
  expect(body.data.map(({ employee, state, starts_at }) => [employee.id, state, starts_at.slice(0, 10)])).toEqual([
    [night.id, 'missing', '2026-03-02'],
    [night.id, 'upcoming', '2026-03-03'],
  ]);
  portal.clock.set('2026-03-02T02:00:00Z');
});

it('reports a missing clock-out, hours after the end', async () => {
  const client = await createClient(portal.db);
  portal.clock.set('2026-03-02T05:30:00Z');
  const early = await planned(client.id, '00:00', '09:00');
  await portal.db
    .insertInto('punch')
    .values({
      employee_id: early.id,
      kind: 'in',
      at: '2026-03-01T16:00:00Z',
      zone: 'Asia/Manila',
      work_date: '2026-03-02',
    })
    .execute();
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(scheduleCalls.today, { query: ofClient(client.id) });
  expect(body.data.map(({ state }) => state)).toEqual(['conflict']);
  portal.clock.set('2026-03-02T02:00:00Z');
});

it('counts late minutes as the attendance of the day does: until the end of the shift, and none on a day off', async () => {
  const client = await createClient(portal.db);
  const afterTheEnd = await planned(client.id, '00:00', '09:00');
  const onHoliday = await planned(client.id, '09:00', '18:00', 'holiday');
  const clockedIn = { kind: 'in', at: '2026-03-02T01:30:00Z', zone: 'Asia/Manila', work_date: '2026-03-02' } as const;
  const punches = [afterTheEnd, onHoliday].map(({ id }) => ({ ...clockedIn, employee_id: id }));
  await portal.db.insertInto('punch').values(punches).execute();
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(scheduleCalls.today, { query: ofClient(client.id) });
  const late = new Map(body.data.map(({ employee, late_minutes }) => [employee.id, late_minutes]));
  expect([late.get(afterTheEnd.id), late.get(onHoliday.id)]).toEqual([9 * 60, null]);
  expect(body.counts.late).toBe(1);
});

it('shows a client only its own people, in rows and in counts', async () => {
  const [own, foreign] = [await createClient(portal.db), await createClient(portal.db)];
  const mine = await planned(own.id, '09:00', '18:00');
  await planned(foreign.id, '09:00', '18:00');
  const user = await portal.as({
    roles: ['client-user'],
    clientId: own.id,
    permissions: ['can view employee schedule today'],
  });
  for (const query of [{}, ofClient(foreign.id)]) {
    const { body } = await user.call(scheduleCalls.today, { query });
    expect([body.total, body.counts.missing, body.data.map(({ employee }) => employee.id)]).toEqual([1, 1, [mine.id]]);
  }
});

it('shows a team lead the own teams', async () => {
  const client = await createClient(portal.db);
  const [lead, member] = [await planned(client.id, '09:00', '18:00'), await planned(client.id, '09:00', '18:00')];
  await planned(client.id, '09:00', '18:00');
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
    permissions: ['can view employee schedule today'],
  });
  const { body } = await user.call(scheduleCalls.today);
  expect(body.data.map(({ employee }) => employee.id).sort()).toEqual([lead.id, member.id].sort());
});

it('finds the people of one team', async () => {
  const client = await createClient(portal.db);
  const [member] = [await planned(client.id, '09:00', '18:00'), await planned(client.id, '09:00', '18:00')];
  const team = await createTeam(portal.db, { client_id: client.id });
  await portal.db
    .insertInto('team_member')
    .values({ team_id: team.id, employee_id: member.id, team_role_id: teamRoleIds.member })
    .execute();
  const hr = await portal.as({ roles: ['hr'] });
  const filters = { team_id: { value: team.id, matchMode: 'equals' } };
  const { body } = await hr.call(scheduleCalls.today, { query: { dt_params: JSON.stringify({ filters }) } });
  expect(body.data.map(({ employee }) => employee.id)).toEqual([member.id]);
});
