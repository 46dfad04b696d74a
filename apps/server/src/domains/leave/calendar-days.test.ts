import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { leaveBalance } from '../../testing/factories/leave.ts';
import { range, taker, weekdays } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const statusesOf = async (employeeId: number, first: string, last: string) => {
  const rows = await portal.db
    .selectFrom('employee_schedule')
    .select(['work_date', 'status'])
    .where('employee_id', '=', employeeId)
    .where('work_date', '>=', first)
    .where('work_date', '<=', last)
    .orderBy('work_date')
    .execute();
  return rows.map(({ work_date, status }) => `${work_date} ${status}`);
};

/** Two weeks of maternity leave from a Monday on, approved. */
async function onLeave() {
  const one = await taker(portal, { ...weekdays, code: 'ML', days: 105 });
  const asked = { leave_type_id: one.typeId, ...range('2026-04-06', '2026-04-19') };
  const { body } = await one.user.call(calls.request, { body: asked });
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(calls.decide, { body: { id: body.id, decision: 'approved' } });
  await portal.settle();
  return { ...one, hr, id: one.id, requestId: body.id };
}

it('takes every day from the balance, and marks the days with a shift alone', async () => {
  const one = await onLeave();
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(105 - 14);
  const statuses = await statusesOf(one.id, '2026-04-06', '2026-04-19');
  expect(statuses.filter((text) => text.endsWith('on_leave'))).toHaveLength(10);
  expect(statuses).not.toContain('2026-04-11 on_leave');
});

it('stays the same when a holiday or another day of work comes: only the marks follow', async () => {
  const one = await onLeave();
  const holiday = { employee_id: one.id, work_date: '2026-04-09', kind: 'holiday' } as const;
  await portal.db.insertInto('schedule_mark').values(holiday).execute();
  await portal.settle();
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(105 - 14);
  expect(await statusesOf(one.id, '2026-04-09', '2026-04-09')).toEqual(['2026-04-09 holiday']);
  await portal.db.deleteFrom('schedule_mark').where('employee_id', '=', one.id).where('kind', '=', 'holiday').execute();
  await portal.settle();
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(105 - 14);
  expect(await statusesOf(one.id, '2026-04-09', '2026-04-09')).toEqual(['2026-04-09 on_leave']);
});

it('is a matter of the request: a type that changes later moves no approved leave', async () => {
  const one = await taker(portal, { ...weekdays, code: 'SIL' });
  const { body } = await one.user.call(calls.request, {
    body: { leave_type_id: one.typeId, ...range('2026-04-06', '2026-04-12') },
  });
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(calls.decide, { body: { id: body.id, decision: 'approved' } });
  await portal.settle();
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(5);
  await portal.db.updateTable('leave_type').set({ unit: 'calendar_day' }).where('id', '=', one.typeId).execute();
  const holiday = { employee_id: one.id, work_date: '2026-05-20', kind: 'holiday' } as const;
  await portal.db.insertInto('schedule_mark').values(holiday).execute();
  await portal.settle();
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(5);
  await portal.db.updateTable('leave_type').set({ unit: 'day' }).where('id', '=', one.typeId).execute();
});

it('cannot be requested in parts, beyond the entitlement, or beside other leave', async () => {
  const one = await taker(portal, { ...weekdays, code: 'ML', days: 13 });
  const ask = (days: ReturnType<typeof range>, parts: object[] = []) =>
    one.user.refused(calls.request, { body: { leave_type_id: one.typeId, ...days, parts: parts as never[] } });
  expect((await ask(range('2026-04-06', '2026-04-19'))).body.errors).toHaveProperty('last_day');
  const half = [{ day: '2026-04-06', part: 'start', minutes: null }];
  expect((await ask(range('2026-04-06', '2026-04-10'), half)).body.errors).toHaveProperty('parts');
  expect((await ask(range('2026-04-06', '2026-04-18'))).status).toBe(201);
  expect((await ask(range('2026-04-18', '2026-04-20'))).status).toBe(422);
});

it('ends with the employment, also when the last day is planned', async () => {
  const one = await onLeave();
  const { userId } = await portal.as({ roles: ['hr'] });
  const plan = {
    ...{ employee_id: one.id, last_day: '2026-04-11', effective_at: '2026-04-11T16:00:00Z' },
    ...{ status_type_id: statusTypeIds.resigned, status_group: 'resignation', reason: 'Moves abroad' },
    ...{ clearance_status: 'Pending', rehire: true, actor_user_id: userId, actor_name: 'Hannah Ramos' },
  };
  await portal.db.insertInto('employee_planned_ending').values(plan).execute();
  const holiday = { employee_id: one.id, work_date: '2026-04-06', kind: 'holiday' } as const;
  await portal.db.insertInto('schedule_mark').values(holiday).execute();
  await portal.settle();
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(105 - 6);
});

it('gives back a day, also one without a shift', async () => {
  const one = await onLeave();
  await one.hr.call(calls.cancel, { body: { id: one.requestId, days: ['2026-04-18', '2026-04-19'] } });
  await portal.settle();
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(105 - 12);
});
