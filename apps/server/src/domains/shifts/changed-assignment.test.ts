import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee, moveToClient } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

const moveDay = '2026-04-01';
const permissions = ['can manage employee shifts', 'can view employee shift details'] as const;

let portal: TestPortal;
let hr: Persona;
/** A client admin and a lead. */
let planners: readonly Persona[];
let employee: { readonly id: number };

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T02:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
  const [{ id: clientId }, next] = [await createClient(portal.db), await createClient(portal.db)];
  employee = await createEmployee(portal.db, { client_id: clientId });
  await moveToClient(portal.db, employee, next.id, moveDay);
  // The move is planned: today the employee still works for the first client.
  await portal.db.updateTable('employee').set({ client_id: clientId }).where('id', '=', employee.id).execute();
  const boss = await createWorker(portal.db, { employee: { client_id: clientId } });
  const team = await createTeam(portal.db, { client_id: clientId });
  await addToTeam(portal.db, team, boss, 'teamLead');
  await addToTeam(portal.db, team, employee);
  planners = [
    await portal.as({ roles: ['client-admin'], clientId, permissions: [...permissions] }),
    await portal.as({ roles: ['team lead', 'employee'], employeeId: boss.id, permissions: [...permissions] }),
  ];
});
afterAll(() => portal.close());

const assignments = async () =>
  (await hr.call(employeeShiftsCalls.details, { query: { employee_id: employee.id } })).body;

/** Replaces the assignments, and returns the id of the new one. */
async function assigned(valid: string): Promise<number> {
  await portal.db.deleteFrom('employee_shift').where('employee_id', '=', employee.id).execute();
  await assignShift(portal.db, employee, await createShift(portal.db), valid);
  return (await assignments())[0]?.id ?? 0;
}

it('keeps assignments whose days are with another client after a planned move', async () => {
  for (const [valid, status] of [
    ['[2026-04-06,2026-04-11)', 404],
    ['[2026-01-01,)', 409],
  ] as const) {
    const id = await assigned(valid);
    const before = await assignments();
    for (const planner of planners) {
      const removed = await planner.refused(employeeShiftsCalls.remove, { params: { id } });
      expect([valid, removed.status]).toEqual([valid, status]);
    }
    expect(await assignments()).toEqual(before);
  }
  const id = await assigned('[2026-01-01,)');
  for (const last_day of ['2026-03-20', '2026-03-31'])
    for (const planner of planners) {
      const ended = await planner.refused(employeeShiftsCalls.end, { params: { id }, body: { last_day } });
      expect([last_day, ended.status]).toEqual([last_day, last_day === '2026-03-31' ? 404 : 409]);
    }
  expect(await assignments()).toMatchObject([{ to: null }]);
  expect((await hr.call(employeeShiftsCalls.remove, { params: { id } })).status).toBe(204);
});

it('changes assignments whose days are all within reach', async () => {
  for (const planner of planners) {
    const id = await assigned('[2026-03-16,2026-03-28)');
    const body = { last_day: '2026-03-20' };
    expect((await planner.call(employeeShiftsCalls.end, { params: { id }, body })).status).toBe(204);
    expect((await planner.call(employeeShiftsCalls.remove, { params: { id } })).status).toBe(204);
    expect(await assignments()).toEqual([]);
  }
});
