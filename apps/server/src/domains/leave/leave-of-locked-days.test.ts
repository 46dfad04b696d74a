import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { leaveBalance, leaveTypeId } from '../../testing/factories/leave.ts';
import { lockedPeriod } from '../../testing/locked-period.ts';
import { range } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const day = '2026-03-10';

it('that is cancelled after payroll locked the day is an adjustment of the next period', async () => {
  const scene = lockedPeriod(portal);
  const who = await scene.worked(day, []);
  const leave_type_id = await leaveTypeId(portal, 'VL');
  await portal.db
    .insertInto('leave_entry')
    .values({
      ...{ employee_id: who.id, leave_type_id, kind: 'opening', minutes: 5 * 480, effective_on: '2026-01-01' },
    })
    .execute();
  scene.at('03-16');
  const filing = await portal.as({ roles: ['hr'] });
  const body = { employee_id: who.id, leave_type_id, ...range(day) };
  const { id } = (await filing.call(calls.request, { body })).body;
  await (await portal.as({ roles: ['hr'] })).call(calls.decide, { body: { id, decision: 'approved' } });
  await portal.settle();
  const paid = await scene.details(who, '2026-03-01');
  expect(paid.leave_days).toBe(1);
  expect(await scene.lock(who, '2026-03-01')).toMatchObject({ done: 1 });

  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(calls.cancel, { body: { id } });
  await portal.settle();

  const booked = await portal.db
    .selectFrom('attendance_adjustment')
    .select(['booked_on', 'work_date', 'planned_days', 'leave_days', 'absent_days', 'reasons'])
    .where('employee_id', '=', who.id)
    .execute();
  expect(booked).toEqual([
    {
      ...{ booked_on: '2026-03-16', work_date: day, reasons: ['plan'] },
      ...{ planned_days: 1, leave_days: -1, absent_days: 1 },
    },
  ]);
  // The locked period keeps what was paid, the next one takes it back, and the balance has its day again.
  expect(await scene.details(who, '2026-03-01')).toMatchObject({
    state: 'locked',
    leave_days: 1,
    absent_days: paid.absent_days,
  });
  expect(await scene.details(who, '2026-03-16')).toMatchObject({ leave_days: -1, absent_days: 1 });
  expect(await leaveBalance(portal, who.id, leave_type_id)).toBe(5);
});
