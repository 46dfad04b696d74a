import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeStatusCalls as calls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createLeaver, hrOf, leave, plannedDays, recordOf, resignation } from '../../testing/factories/leavers.ts';
import { createShift } from '../../testing/factories/shifts.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
/** Monday, 10:00 in Manila. */
beforeEach(() => portal.clock.set('2026-03-02T02:00:00Z'));

it('keeps the shifts of a notice of three weeks and removes those after it', async () => {
  const worker = await createLeaver(portal);
  expect((await leave(portal, worker, '2026-03-23')).body).toEqual({ id: worker.id, version: 2 });
  expect(await plannedDays(portal, worker, '2026-03-22')).toEqual(['2026-03-22', '2026-03-23']);
  expect(await plannedDays(portal, worker, '2026-03-02')).toHaveLength(22);
  expect(await recordOf(portal, worker)).toMatchObject({
    version: 2,
    employee_status_type_group: { name: 'active' },
    employee_active_dates: [{ end_date: null }],
    planned_ending: {
      last_day: '2026-03-23',
      status_type: { id: statusTypeIds.resigned, name: 'Resigned' },
      reason: 'Moves abroad',
      clearance_status: 'Pending',
      rehire: true,
      effective_at: '2026-03-23T16:00:00Z',
      actor_name: 'Hannah Ramos',
      impersonator_name: null,
    },
  });
});

it('stays in effect when the schedule is computed again', async () => {
  const worker = await createLeaver(portal);
  await leave(portal, worker, '2026-03-10');
  const hr = await hrOf(portal);
  const shift = await createShift(portal.db, { work_days: [1, 2, 3, 4, 5, 6, 7] });
  await hr.call(employeeShiftsCalls.place, {
    body: { employee_ids: [worker.id], shift_id: shift.id, from: '2026-03-09' },
  });
  await portal.settle();
  expect(await plannedDays(portal, worker, '2026-03-09')).toEqual(['2026-03-09', '2026-03-10']);
});

it('replaces an earlier plan, returns the days in between, and logs both', async () => {
  const worker = await createLeaver(portal);
  await leave(portal, worker, '2026-03-10');
  expect((await leave(portal, worker, '2026-03-12', { reason: 'Stays two days longer' })).body).toEqual({
    id: worker.id,
    version: 3,
  });
  expect(await plannedDays(portal, worker, '2026-03-10')).toEqual(['2026-03-10', '2026-03-11', '2026-03-12']);
  const lines = await portal.db
    .selectFrom('activity_log')
    .select(['before', 'after'])
    .where('event', '=', 'employees.deactivate')
    .where('subject_id', '=', String(worker.id))
    .orderBy('id')
    .execute();
  expect(lines[1]).toMatchObject({
    before: { effective_date: '2026-03-10', reason: 'Moves abroad' },
    after: { effective_date: '2026-03-12', reason: 'Stays two days longer' },
  });
  await leave(portal, worker, '2026-03-04');
  expect(await plannedDays(portal, worker, '2026-03-03')).toEqual(['2026-03-03', '2026-03-04']);
});

it('plans a last day after the end of the computed schedule', async () => {
  const worker = await createLeaver(portal);
  expect((await leave(portal, worker, '2027-03-02')).status).toBe(200);
  const late = await leave(portal, worker, '2027-03-03');
  expect(late.body.errors).toEqual({
    effective_date: ['The date must not be after 2027-03-02, a year from now.'],
  });
});

it('accepts one of eight simultaneous requests, with one plan', async () => {
  const worker = await createLeaver(portal);
  const hr = await hrOf(portal);
  const days = Array.from({ length: 8 }, (_, index) => `2026-03-1${index}`);
  const answers = await Promise.all(
    days.map((day) => hr.refused(calls.deactivate, { body: { ...resignation(worker.id, day), version: 1 } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const { planned_ending: plan } = await recordOf(portal, worker);
  expect(plan?.last_day).toBe(days[answers.findIndex(({ status }) => status === 200)]);
});

it('keeps the plan through a suspension and the return from it', async () => {
  const worker = await createLeaver(portal);
  await leave(portal, worker, '2026-03-10');
  const hr = await hrOf(portal);
  const { id } = worker;
  await hr.call(calls.deactivate, {
    body: { id, status_type_id: statusTypeIds.suspended, effective_date: '2026-03-02', reason: 'Under investigation' },
  });
  await hr.call(calls.reactivate, { body: { id, effective_date: '2026-03-02', reason: 'Cleared' } });
  expect((await recordOf(portal, worker)).planned_ending?.last_day).toBe('2026-03-10');
  expect(await plannedDays(portal, worker, '2026-03-09')).toEqual(['2026-03-09', '2026-03-10']);
});

it('takes no future day for a suspension, and no immediate end for it or for a later day', async () => {
  const worker = await createLeaver(portal);
  const hr = await hrOf(portal);
  const suspension = { id: worker.id, status_type_id: statusTypeIds.suspended, reason: 'Under investigation' };
  const later = await hr.refused(calls.deactivate, { body: { ...suspension, effective_date: '2026-03-03' } });
  expect(later.body.errors).toEqual({ effective_date: ['The date must not be after today.'] });
  const now = await hr.refused(calls.deactivate, {
    body: { ...suspension, effective_date: '2026-03-02', immediately: true },
  });
  expect(now.body.errors).toEqual({ immediately: ['The end now is invalid.'] });
  const ahead = await leave(portal, worker, '2026-03-03', { immediately: true });
  expect(ahead.body.errors).toEqual({
    immediately: ['An employment can end now only if its last day is not after today.'],
  });
});

it('refuses placements, changes and a start date after the planned last day', async () => {
  const worker = await createLeaver(portal);
  await leave(portal, worker, '2026-03-10');
  const hr = await hrOf(portal);
  const shift = await createShift(portal.db);
  const text = 'The employment ends on 2026-03-10: choose days until then.';
  const placement = { employee_ids: [worker.id], shift_id: shift.id };
  for (const days of [{ from: '2026-03-11' }, { from: '2026-03-09', to: '2026-03-11' }]) {
    const refused = await hr.refused(employeeShiftsCalls.place, { body: { ...placement, ...days } });
    expect(refused.body.errors).toEqual({ employee_ids: [`${worker.name}: ${text}`] });
  }
  const { body: preview } = await hr.call(employeeShiftsCalls.preview, { body: { ...placement, from: '2026-03-11' } });
  expect(preview.map(({ problem }) => problem)).toEqual([text]);
  const change = await hr.refused(employeeHistoryCalls.changeAssignment, {
    body: { id: worker.id, kind: 'position', position: 'Nurse', effective_date: '2026-03-11' },
  });
  expect(change.body.errors).toEqual({
    effective_date: ['The employment ends on 2026-03-10: choose a day until then.'],
  });
});
