import { dayIn, homeZone } from '@muster/contract';
import { employeeHistoryCalls as calls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignRotation, assignShift, createRotation, createShift } from '../../testing/factories/shifts.ts';
import { refreshEmployeeListDaily } from './employees.jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it.each(['shift', 'rotation'] as const)(
  'ends the own %s of the former client when a move takes effect',
  async (kind) => {
    const today = dayIn(homeZone, portal.clock.now());
    const [former, next] = [await createClient(portal.db), await createClient(portal.db)];
    const employee = await createEmployee(portal.db, { client_id: former.id });
    const own = await createShift(portal.db, { client_id: former.id, name: `Own ${kind} hours` });
    if (kind === 'shift') await assignShift(portal.db, employee, own);
    else {
      const rotation = await createRotation(portal.db, 1, [[1, 1, own]], { client_id: former.id, name: 'Own weeks' });
      await assignRotation(portal.db, employee, rotation, '2024-01-01');
    }
    const name = kind === 'shift' ? own.name : 'Own weeks';
    const day = addDays(today, 3);
    const planner = await portal.as({ roles: ['hr'] });
    const move = { kind: 'client' as const, id: employee.id, effective_date: day, client_id: next.id };
    expect((await planner.call(calls.changeAssignment, { body: move })).status).toBe(200);
    const seen = async () => {
      const hr = await portal.as({ roles: ['hr'] });
      const { body: list } = await hr.call(employeesCalls.table, { query: {} });
      const { body: history } = await hr.call(calls.assignments, { query: { employee_id: employee.id } });
      const { body: record } = await hr.call(employeesCalls.details, { params: { id: employee.id } });
      const [assigned] = history.shifts;
      return {
        listed: JSON.stringify(list.data.find(({ id }) => id === employee.id)).includes(name),
        recorded: JSON.stringify(record).includes(name),
        last: assigned?.to,
        state: assigned?.state,
      };
    };
    const last = addDays(day, -1);
    await refreshEmployeeListDaily.run(portalContextFor(portal.services)(portal.db), { day: today, lastDay: null });
    expect(await seen()).toEqual({ listed: true, recorded: true, last, state: 'current' });
    portal.clock.advance({ hours: 72 });
    await refreshEmployeeListDaily.run(portalContextFor(portal.services)(portal.db), { day, lastDay: null });
    expect(await seen()).toEqual({ listed: false, recorded: false, last, state: 'past' });
  },
);
