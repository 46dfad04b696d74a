import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { announceNewcomer } from './shifts.events.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T01:00:00Z');
});
afterAll(() => portal.close());

it('plans people who were added one after the other together, each from their own first day', async () => {
  const shift = await createShift(portal.db);
  const added: { readonly id: number; readonly from: string }[] = [];
  for (const from of ['2026-03-12', '2026-03-04', '2026-03-10', '2026-03-05'].flatMap((day) => [day, day, day])) {
    const employee = await createEmployee(portal.db);
    await assignShift(portal.db, employee, shift, `[${from},)`);
    added.push({ id: employee.id, from });
  }
  // One transaction, so that one delivery takes all of them.
  await portal.db.transaction().execute(async (transaction) => {
    const announce = portal.services.announceIn(transaction);
    for (const { id, from } of added.toReversed()) await announceNewcomer({ announce }, id, from);
  });
  await portal.settle();
  const ids = added.map(({ id }) => id);
  const planned = await portal.db
    .selectFrom('employee_schedule')
    .select(({ fn }) => ['employee_id as id', fn.min('work_date').as('from')])
    .where('employee_id', 'in', ids)
    .groupBy('employee_id')
    .orderBy('employee_id')
    .execute();
  expect(planned).toEqual(added);
  const followed = portal.db.selectFrom('event_outbox').select('payload').where('name', '=', 'schedule.changed');
  // In portions, because what follows locks the employees, and in the order of ids: another order could end in a deadlock.
  expect((await followed.orderBy('id').execute()).map(({ payload }) => payload)).toEqual([
    { employeeIds: ids.slice(0, 10), from: '2026-03-04' },
    { employeeIds: ids.slice(10), from: '2026-03-04' },
  ]);
});
