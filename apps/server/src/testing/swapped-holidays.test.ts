import { payNames } from '@muster/contract/domains/attendance/pay-names.ts';
import { holidaySwapsCalls as calls } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import { comingUpCalls } from '@muster/contract/domains/home/coming-up.calls.ts';
import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { ownScheduleCalls } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  approvedSwap,
  bothDays,
  holidayDay,
  plannedDays,
  requestSwap,
  substituteDay,
  swapper,
  worksOnHoliday,
} from '../domains/holidays/holiday-swap.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createPunches, settleAt } from './factories/attendance.ts';
import { leaveTypeId } from './factories/leave.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const refused = async (by: Persona, days: object = bothDays) => {
  const { status, body } = await by.refused(calls.request, { body: days as typeof bothDays });
  return [status, body.errors];
};

async function paidMinutes(employeeId: number, day: string) {
  await settleAt(portal.db, { employeeIds: [employeeId], first: day, last: day, now: '2026-03-28T01:00:00Z' });
  const days = portal.db.selectFrom('attendance_day').select(['state', 'pay_minutes']);
  const found = await days.where('employee_id', '=', employeeId).where('work_date', '=', day).executeTakeFirstOrThrow();
  return [
    found.state,
    payNames.flatMap((name, at) => (found.pay_minutes?.[at] ? [[name, found.pay_minutes[at]]] : [])),
  ];
}

const clock = (one: { readonly id: number }, day: string) =>
  createPunches(portal.db, one, day, [
    ['in', `${day}T01:00:00Z`],
    ['out', `${day}T09:00:00Z`],
  ]);

it('makes the holiday a work day with its premium, and gives the other day off', async () => {
  const one = await approvedSwap(portal);
  await clock(one, holidayDay);
  expect(await paidMinutes(one.id, holidayDay)).toEqual(['present', [['holiday', 480]]]);
  expect(await paidMinutes(one.id, substituteDay)).toEqual(['holiday', []]);
});

it('pays a swapped holiday abroad as an ordinary day', async () => {
  const one = await approvedSwap(portal, { effect: 'swap_day_off' });
  expect(await plannedDays(portal, one.id)).toEqual(worksOnHoliday);
  await clock(one, holidayDay);
  expect(await paidMinutes(one.id, holidayDay)).toEqual(['present', [['ordinary', 480]]]);
});

it('takes leave on the holiday, and none on the day off', async () => {
  const one = await approvedSwap(portal);
  const query = { leave_type_id: String(await leaveTypeId(portal, 'LWOP')) };
  const minutes = async (day: string) =>
    (await one.user.call(leaveRequestsCalls.preview, { query: { ...query, first_day: day, last_day: day } })).body
      .minutes;
  expect([await minutes(holidayDay), await minutes(substituteDay)]).toEqual([480, 0]);
});

it('refuses to approve a day that has leave meanwhile', async () => {
  const one = await swapper(portal);
  const id = await requestSwap(one.user);
  const leave = { first_day: substituteDay, last_day: substituteDay, reason: 'A trip.' };
  await one.user.call(leaveRequestsCalls.request, {
    body: { leave_type_id: await leaveTypeId(portal, 'LWOP'), ...leave },
  });
  const refused = await hr.refused(calls.decide, { body: { id, decision: 'approved' } });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'There is leave on Fri, Mar 20, 2026. Reject the swap, or ask the employee to request another.',
  ]);
});

it('refuses days with leave, and holidays within leave', async () => {
  const one = await swapper(portal);
  const leave_type_id = await leaveTypeId(portal, 'LWOP');
  const ask = (first_day: string, last_day: string) =>
    one.user.call(leaveRequestsCalls.request, { body: { leave_type_id, first_day, last_day, reason: 'A trip.' } });
  const { id } = (await ask('2026-03-19', '2026-03-20')).body;
  expect(await refused(one.user)).toEqual([422, { substitute_day: ['There is leave on Fri, Mar 20, 2026.'] }]);
  expect((await one.user.call(calls.substitutes, { query: { holiday_day: holidayDay } })).body.days).not.toContain(
    substituteDay,
  );
  await one.user.call(leaveRequestsCalls.cancel, { body: { id } });
  await ask('2026-03-09', '2026-03-11');
  expect(await refused(one.user)).toEqual([422, { holiday_day: ['There is leave on Tue, Mar 10, 2026.'] }]);
});

it('waits on the home page of those who decide', async () => {
  const one = await swapper(portal);
  const id = await requestSwap(one.user);
  const needs = (await hr.call(needsCalls.list)).body.data;
  expect(needs.find((need) => need.kind === 'holiday-swap' && need.swap.id === id)).toMatchObject({
    swap: { employee: { name: one.name }, holiday: 'Founding Day', ...bothDays },
  });
});

it('shows the day off in the schedule of the person, and not as a holiday of the day', async () => {
  portal.clock.set('2026-03-08T01:00:00Z');
  const one = await approvedSwap(portal);
  const staff = await portal.as({ roles: ['hr'], permissions: ['can view all employees'] });
  const coming = (await staff.call(comingUpCalls.list)).body.filter(({ kind }) => kind === 'holiday');
  expect(coming.map(({ day }) => day)).toContain(holidayDay);
  expect(coming.map(({ day }) => day)).not.toContain(substituteDay);
  const query = { from: '2026-03-16', to: '2026-03-22' };
  const head = (await staff.call(employeeShiftsCalls.calendarSummary, { query })).body.days;
  expect(head.find(({ day }) => day === substituteDay)?.holiday).toBeNull();
  const own = (await one.user.call(ownScheduleCalls.read, { query: { from: '2026-03-09' } })).body.days;
  expect(
    own.flatMap(({ work_date, status, holiday }) => (holiday === null ? [] : [[work_date, status, holiday]])),
  ).toEqual([
    [holidayDay, 'scheduled', 'Founding Day'],
    [substituteDay, 'holiday', 'Day off for Founding Day'],
  ]);
  const people = (
    await staff.call(employeeShiftsCalls.calendar, {
      query: { ...query, dt_params: JSON.stringify({ filters: { global: { value: one.name } } }) },
    })
  ).body.data;
  const days = people.find(({ id }) => id === one.id)?.days ?? [];
  expect(days.find(({ work_date }) => work_date === substituteDay)).toMatchObject({
    status: 'holiday',
    holiday: 'Day off for Founding Day',
  });
});
