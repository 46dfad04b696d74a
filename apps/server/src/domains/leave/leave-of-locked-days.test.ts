import { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { givePolicy } from '../../testing/factories/holidays.ts';
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

it('of half a day that becomes a holiday after payroll locked it is given back, and adjusts the next period', async () => {
  portal.clock.set('2026-03-02T01:00:00Z');
  const scene = lockedPeriod(portal);
  const shift = { start_time: '09:00', end_time: '18:00', total_minutes: 540 };
  const came = await scene.worked(
    day,
    [
      ['in', `${day}T05:30:00Z`],
      ['out', `${day}T10:00:00Z`],
    ],
    { shift },
  );
  const leave_type_id = await leaveTypeId(portal, 'VL');
  const opening = { employee_id: came.id, leave_type_id, kind: 'opening', minutes: 5 * 480 };
  await portal.db
    .insertInto('leave_entry')
    .values({ ...opening, effective_on: '2026-01-01' })
    .execute();
  scene.at('03-16');
  const calendar = await createHolidayCalendar(portal.db);
  await givePolicy(portal.db, came.id, [[calendar.id, 'observe']]);
  const filing = await portal.as({ roles: ['hr'] });
  const body = {
    employee_id: came.id,
    leave_type_id,
    ...range(day),
    parts: [{ day, part: 'start' as const, minutes: null }],
  };
  const { id } = (await filing.call(calls.request, { body })).body;
  await (await portal.as({ roles: ['hr'] })).call(calls.decide, { body: { id, decision: 'approved' } });
  await portal.settle();
  const paid = await scene.details(came, '2026-03-01');
  expect(paid).toMatchObject({ leave_days: 0.5 });
  expect(await leaveBalance(portal, came.id, leave_type_id)).toBe(4.5);
  expect(await scene.lock(came, '2026-03-01')).toMatchObject({ done: 1 });

  const hr = await portal.as({ roles: ['hr'] });
  const proclaimed = { calendar_id: calendar.id, day, name: 'Day of Valor', kind: 'regular' } as const;
  const created = { ...proclaimed, is_fixed: false, source: 'Proclamation No. 9' };
  const { id: holidayId } = (await hr.call(holidaysCalls.create, { body: created })).body;
  await portal.settle();

  expect(await leaveBalance(portal, came.id, leave_type_id)).toBe(5);
  const ledger = await portal.db
    .selectFrom('leave_entry')
    .select(['minutes', 'reason'])
    .where('employee_id', '=', came.id)
    .where('kind', '=', 'usage')
    .orderBy('id')
    .execute();
  expect(ledger).toEqual([
    { minutes: -240, reason: null },
    { minutes: 240, reason: 'The schedule changed.' },
  ]);
  const booked = await portal.db
    .selectFrom('attendance_adjustment')
    .select(['booked_on', 'planned_days', 'part_leave_minutes', 'late_minutes', 'reasons', 'pay_minutes'])
    .where('employee_id', '=', came.id)
    .execute();
  // The hours worked move from an ordinary day to a holiday.
  expect(booked).toEqual([
    {
      ...{ booked_on: '2026-03-16', planned_days: -1, part_leave_minutes: -240, late_minutes: 0 },
      ...{ reasons: ['plan', 'holidays'], pay_minutes: [-270, 0, 0, 0, 0, 0, 0, 0, 270, 0, 0, 0] },
    },
  ]);
  expect(await scene.details(came, '2026-03-01')).toMatchObject({ state: 'locked', leave_days: 0.5 });
  expect(await scene.details(came, '2026-03-16')).toMatchObject({ leave_days: -0.5 });

  // Withdrawn: the half day is leave again.
  await hr.call(holidaysCalls.delete, { body: { id: holidayId } });
  await portal.settle();
  expect(await leaveBalance(portal, came.id, leave_type_id)).toBe(4.5);
  expect(await scene.details(came, '2026-03-16')).toMatchObject({ leave_days: 0 });
});
