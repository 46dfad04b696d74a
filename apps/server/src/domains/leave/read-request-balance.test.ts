import { leaveCalendarCalls } from '@muster/contract/domains/leave/leave-calendar.calls.ts';
import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createPunches, settleAt } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { leaveTypeId } from '../../testing/factories/leave.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { range, taker, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const balanceOf = (by: Persona, id: number) => by.call(leaveCalendarCalls.balance, { params: { id } });

it('says what a waiting request leaves, with what other requests hold', async () => {
  const { user, typeId } = await taker(portal);
  const request = async (first: string, last: string) =>
    (await user.call(calls.request, { body: { leave_type_id: typeId, ...range(first, last) } })).body.id;
  const first = await request('2026-03-16', '2026-03-18');
  const second = await request('2026-03-23', '2026-03-23');
  const hr = await portal.as({ roles: ['hr'] });
  expect((await balanceOf(hr, first)).body.balance).toEqual({ day: '2026-03-18', before: 9 * 480, after: 6 * 480 });
  expect((await balanceOf(hr, second)).body.balance).toEqual({ day: '2026-03-23', before: 7 * 480, after: 6 * 480 });
  await hr.call(calls.decide, { body: { id: first, decision: 'approved' } });
  expect((await balanceOf(hr, first)).body.balance).toBeNull();
  const unpaid = await user.call(calls.request, {
    body: { leave_type_id: await leaveTypeId(portal, 'LWOP'), ...range('2026-03-25', '2026-03-25') },
  });
  expect((await balanceOf(hr, unpaid.body.id)).body.balance).toBeNull();
});

it('hides balances of confidential types from leads, and requests out of reach from everybody', async () => {
  const { id: client_id } = await createClient(portal.db);
  const { id, user, typeId } = await taker(portal, { ...weekdays, employee: { client_id } });
  const lead = await createEmployee(portal.db, { client_id });
  const team = await createTeam(portal.db, { client_id, name: 'Operations' });
  await addToTeam(portal.db, team, { id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  const request = async (type: number, day: string) =>
    (await user.call(calls.request, { body: { leave_type_id: type, ...range(day, day) } })).body.id;
  const open = await request(typeId, '2026-03-16');
  const hr = await portal.as({ roles: ['hr'] });
  const hidden = (
    await hr.call(calls.request, {
      body: { employee_id: id, leave_type_id: await leaveTypeId(portal, 'VAWC'), ...range('2026-03-17', '2026-03-17') },
    })
  ).body.id;
  const leads = await portal.as({ roles: ['team lead'], employeeId: lead.id });
  expect((await balanceOf(leads, open)).body.balance).toMatchObject({ day: '2026-03-16' });
  expect((await balanceOf(leads, hidden)).body.balance).toBeNull();
  const other = await portal.as({ roles: ['team lead'], employeeId: (await createEmployee(portal.db)).id });
  const foreign = await other.refused(leaveCalendarCalls.balance, { params: { id: open } });
  const missing = await other.refused(leaveCalendarCalls.balance, { params: { id: 88_888_888 } });
  expect([foreign.status, foreign.body.message]).toEqual([404, missing.body.message]);
});

it('names days of late leave on which the person worked', async () => {
  const one = await taker(portal);
  portal.clock.set('2026-03-05T03:00:00Z');
  await createPunches(portal.db, one, '2026-03-03', [
    ['in', '2026-03-03T01:00:00Z'],
    ['out', '2026-03-03T09:00:00Z'],
  ]);
  await settleAt(portal.db, {
    employeeIds: [one.id],
    first: '2026-03-02',
    last: '2026-03-04',
    now: '2026-03-05T03:00:00Z',
  });
  const hr = await portal.as({ roles: ['hr'] });
  const { body: late } = await hr.call(calls.request, {
    body: { employee_id: one.id, leave_type_id: one.typeId, ...range('2026-03-02', '2026-03-04') },
  });
  const workforce = await portal.as({ roles: ['workforce admin'] });
  expect((await balanceOf(hr, late.id)).body.worked_days).toEqual(['2026-03-03']);
  await workforce.call(calls.decide, { body: { id: late.id, decision: 'approved' } });
  expect((await balanceOf(hr, late.id)).body.worked_days).toEqual([]);
});
