import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee, moveToClient } from '../../testing/factories/employees.ts';
import { assignShift } from '../../testing/factories/shifts.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { nightShiftBody } from './shift-body.fixture.ts';

let portal: TestPortal;
let admin: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  // A Monday.
  portal.clock.set('2026-03-02T01:00:00Z');
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

/** Eight paid hours a night. */
async function shift(work_days: number[]) {
  return (await admin.call(shiftsCalls.create, { body: { ...nightShiftBody(), work_days } })).body.id;
}

async function warnings(
  employeeId: number,
  shiftId: number,
  more: { from: string; to?: string; rest_days?: number[] },
) {
  const body = { employee_ids: [employeeId], shift_id: shiftId, ...more };
  const { body: outcomes } = await admin.call(employeeShiftsCalls.preview, { body });
  expect(outcomes[0]?.problem).toBeNull();
  return outcomes[0]?.warnings;
}

it('warns in the preview of a placement about weeks over the law or the contract, and still places', async () => {
  const client = await createClient(portal.db);
  const employee = await createEmployee(portal.db, { client_id: client.id });
  const [five, seven] = [await shift([1, 2, 3, 4, 5]), await shift([1, 2, 3, 4, 5, 6, 7])];
  expect(await warnings(employee.id, five, { from: '2026-03-09' })).toEqual([]);
  expect(await warnings(employee.id, seven, { from: '2026-03-09' })).toEqual([
    '56 h in the week of 2026-03-09: the law allows 48 h.',
  ]);
  expect(await warnings(employee.id, seven, { from: '2026-03-09', rest_days: [7] })).toEqual([]);
  await portal.db.insertInto('client_hours_rule').values({ client_id: client.id, weekly_hours: 40 }).execute();
  const contract = `the contract with ${client.legal_business_name} allows 40 h.`;
  expect(await warnings(employee.id, seven, { from: '2026-03-09', rest_days: [7] })).toEqual([
    `48 h in the week of 2026-03-09: ${contract}`,
  ]);
  const body = { employee_ids: [employee.id], shift_id: seven, from: '2026-03-09' };
  expect((await admin.call(employeeShiftsCalls.place, { body })).status).toBe(201);
});

it('counts what is worked in the same week before and after the placement', async () => {
  const employee = await createEmployee(portal.db);
  const [five, weekend] = [await shift([1, 2, 3, 4, 5]), await shift([6, 7])];
  await assignShift(portal.db, employee, { id: five });
  const days = { from: '2026-03-14', to: '2026-03-15' };
  expect(await warnings(employee.id, weekend, days)).toEqual(['56 h in the week of 2026-03-09: the law allows 48 h.']);
  expect(await warnings(employee.id, weekend, { ...days, to: '2026-03-14' })).toEqual([]);
});

it('shows a lead nothing of what is worked for another client', async () => {
  const [former, present] = [await createClient(portal.db), await createClient(portal.db)];
  const employee = await createEmployee(portal.db, { client_id: former.id });
  const [five, weekend] = [await shift([1, 2, 3, 4, 5]), await shift([6, 7])];
  await assignShift(portal.db, employee, { id: five });
  await moveToClient(portal.db, employee, present.id, '2026-03-14');
  const boss = await createEmployee(portal.db, { client_id: present.id });
  const team = await createTeam(portal.db, { client_id: present.id });
  await addToTeam(portal.db, team, boss, 'teamLead');
  await addToTeam(portal.db, team, employee);
  const permissions = ['can manage employee shifts'] as const;
  const lead = await portal.as({ roles: ['team lead', 'employee'], permissions, employeeId: boss.id });
  const client = await portal.as({ roles: ['client-admin'], permissions, clientId: present.id });
  const days = { from: '2026-03-14', to: '2026-03-15' };
  expect(await warnings(employee.id, weekend, days)).toHaveLength(1);
  const body = { employee_ids: [employee.id], shift_id: weekend, ...days };
  for (const user of [lead, client]) {
    const [outcome] = (await user.call(employeeShiftsCalls.preview, { body })).body;
    expect(outcome).toMatchObject({ problem: null, warnings: [] });
  }
});
