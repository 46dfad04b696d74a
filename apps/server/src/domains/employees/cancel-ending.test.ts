import { employeeStatusCalls as calls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createLeaver, hrOf, leave, plannedDays, recordOf } from '../../testing/factories/leavers.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T02:00:00Z'));

it('returns the days after the planned last day to the schedule, and nothing ends', async () => {
  const worker = await createLeaver(portal);
  const before = await plannedDays(portal, worker, '2026-03-01');
  await leave(portal, worker, '2026-03-10');
  const hr = await hrOf(portal);
  const answer = await hr.call(calls.cancelEnding, { body: { id: worker.id, version: 2 } });
  expect(answer.body).toEqual({ id: worker.id, version: 3 });
  expect(await plannedDays(portal, worker, '2026-03-01')).toEqual(before);
  portal.clock.set('2026-03-12T02:00:00Z');
  await portal.settle();
  expect(await recordOf(portal, worker)).toMatchObject({
    employee_status_type_group: { name: 'active' },
    planned_ending: null,
  });
});

it('logs what was planned', async () => {
  const worker = await createLeaver(portal);
  await leave(portal, worker, '2026-03-10');
  await (await hrOf(portal)).call(calls.cancelEnding, { body: { id: worker.id } });
  const line = await portal.db
    .selectFrom('activity_log')
    .select(['before', 'after', 'actor_name'])
    .where('event', '=', 'employees.cancel-ending')
    .where('subject_id', '=', String(worker.id))
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    actor_name: 'Hannah Ramos',
    before: { effective_date: '2026-03-10', reason: 'Moves abroad' },
    after: { effective_date: null },
  });
});

it('finds nothing without a plan, or after it took effect', async () => {
  const worker = await createLeaver(portal);
  expect((await (await hrOf(portal)).refused(calls.cancelEnding, { body: { id: worker.id } })).status).toBe(404);
  await leave(portal, worker, '2026-03-10');
  portal.clock.set('2026-03-11T02:00:00Z');
  await portal.settle();
  const late = await (await hrOf(portal)).refused(calls.cancelEnding, { body: { id: worker.id, version: 2 } });
  expect(late.status).toBe(409);
  expect((await (await hrOf(portal)).refused(calls.cancelEnding, { body: { id: worker.id } })).status).toBe(404);
});
