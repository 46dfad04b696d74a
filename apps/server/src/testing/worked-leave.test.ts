import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { createPunches, settleAt } from './factories/attendance.ts';
import { createLeaveTaker, leaveBalance } from './factories/leave.ts';
import { lockedPeriod } from './locked-period.ts';

let portal: TestPortal;
let scene: ReturnType<typeof lockedPeriod>;

beforeAll(async () => {
  portal = await buildTestApp();
  scene = lockedPeriod(portal);
});
beforeEach(() => scene.at('03-02', '01:00'));
afterAll(() => portal.close());

/** A Tuesday in the first half of March. */
const day = '2026-03-10';
const [first, next] = ['2026-03-01', '2026-03-16'];
const nine = `${day}T01:00:00Z`;
const five = `${day}T09:00:00Z`;
const sentence = 'Worked on a day of leave: cancel the leave of this day, or remove the times by a correction.';
const refusal = `Fix these days first: ${day} (worked on leave).`;

type Taker = Awaited<ReturnType<typeof onLeave>>;

/** Planned on one day of the half month, on approved leave. */
async function onLeave(parts: readonly { day: string; part: 'start'; minutes: null }[] = []) {
  const one = await createLeaveTaker(portal, { first: day, last: day, valid: `[${day},${day}]` });
  const user = await scene.self(one);
  const range = { first_day: day, last_day: day, reason: 'A family trip.' };
  const { id } = (
    await user.call(leaveRequestsCalls.request, { body: { leave_type_id: one.typeId, ...range, parts: [...parts] } })
  ).body;
  const hr = await scene.staff('hr');
  await hr.call(leaveRequestsCalls.decide, { body: { id, decision: 'approved' } });
  await portal.settle();
  return { ...one, requestId: id };
}

/** Clocks in and out by calls, and waits for the end of the half month. Returns the warnings. */
async function work(one: Taker, [came, left]: readonly [string, string] = ['01:00', '09:00']) {
  const warnings: (string | null)[] = [];
  for (const [time, kind] of [
    [came, 'in'],
    [left, 'out'],
  ] as const satisfies readonly (readonly [string, PunchKind])[]) {
    scene.at('03-10', time);
    const user = await scene.self(one);
    const { status, body } = await user.call(attendanceCalls.punch, { body: { kind } });
    expect(status).toBe(201);
    warnings.push(body.warning);
  }
  await portal.settle();
  scene.at('03-16');
  return warnings;
}

/** After the half month. */
async function settle(one: Taker) {
  scene.at('03-16');
  const now = portal.clock.now().toString();
  await settleAt(portal.db, { employeeIds: [one.id], first: day, last: day, now });
}

async function submit(one: Taker, first_day = first) {
  const { id, version } = await scene.sheetOf(one, first_day);
  return (await scene.self(one)).refused(timesheetsCalls.submit, { body: { id, version } });
}

const recordOf = async (one: Taker) => {
  const hr = await scene.staff('hr');
  return (await hr.call(attendanceDaysCalls.details, { params: { id: one.id }, query: { work_date: day } })).body;
};

async function cancel(one: Taker) {
  const hr = await scene.staff('hr');
  await hr.call(leaveRequestsCalls.cancel, { body: { id: one.requestId, days: [day] } });
  await portal.settle();
}

/** A second person approves it. */
async function removeTimes(one: Taker) {
  const hr = await scene.staff('hr');
  const body = { employee_id: one.id, work_date: day, counts: 'nothing' as const, reason: 'It was a test.' };
  const { id } = (await hr.call(correctionsCalls.resetDay, { body })).body;
  const colleague = await portal.as({ roles: ['hr'] });
  await colleague.call(correctionsCalls.decide, { body: { id, version: 1, decision: 'approved' } });
  await portal.settle();
}

it('warns when somebody clocks in on leave, shows the day to everybody, and refuses to submit it', async () => {
  const one = await onLeave();
  const [warning, none] = await work(one);
  expect(warning).toMatch(/^You are on leave on Mar 10, 2026\. Your time is recorded\./);
  expect(none).toBeNull();

  const record = await recordOf(one);
  expect([record.state, record.worked_minutes, record.explanation?.sentences]).toEqual([
    'worked_leave',
    480,
    [sentence],
  ]);
  const hr = await scene.staff('hr');
  const filters = { state: { value: 'worked_leave', matchMode: 'equals' } };
  const query = { from: day, to: day, dt_params: JSON.stringify({ filters }) };
  const list = await hr.call(attendanceDaysCalls.list, { query });
  expect([list.body.total, list.body.counts.worked_leave]).toEqual([1, 1]);
  const own = (await (await scene.self(one)).call(attendanceCalls.own)).body.days.find(
    (each) => each.work_date === day,
  );
  expect([own?.figures?.state, own?.explanation?.sentences]).toEqual(['worked_leave', [sentence]]);

  const refused = await submit(one);
  expect([refused.status, refused.body.message]).toEqual([409, refusal]);
  expect(await scene.details(one, first)).toMatchObject({
    ...{ worked_days: 0, leave_days: 0, worked_minutes: 0, unsettled_days: 1 },
    blockers: [{ work_date: day, kind: 'leave' }],
  });
});

it('counts as work once the leave is cancelled, and the balance is back', async () => {
  const one = await onLeave();
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(9);
  await work(one);
  await cancel(one);
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(10);
  expect((await scene.lock(one, first)).done).toBe(1);
  expect(await scene.details(one, first)).toMatchObject({
    ...{ state: 'locked', worked_days: 1, leave_days: 0, worked_minutes: 480, planned_days: 1, blockers: [] },
  });
});

it('counts as leave once a correction removes the times', async () => {
  const one = await onLeave();
  await work(one);
  await removeTimes(one);
  expect(await leaveBalance(portal, one.id, one.typeId)).toBe(9);
  expect((await scene.lock(one, first)).done).toBe(1);
  expect(await scene.details(one, first)).toMatchObject({
    worked_days: 0,
    leave_days: 1,
    worked_minutes: 0,
    blockers: [],
  });
});

it('keeps an approved timesheet from being locked if the punches arrive later', async () => {
  const one = await onLeave();
  await settle(one);
  const { id, version } = await scene.sheetOf(one, first);
  await (await scene.self(one)).call(timesheetsCalls.submit, { body: { id, version } });
  const hr = await scene.staff('hr');
  await hr.call(timesheetsCalls.approve, { body: { selection: { timesheets: [{ id, version: version + 1 }] } } });
  await scene.late(one, day, [
    ['in', nine],
    ['out', five],
  ]);
  const payroll = await scene.staff('payroll');
  const refused = await payroll.refused(timesheetsCalls.lock, { body: { selection: { period: first, ids: [id] } } });
  expect(refused.status).toBe(409);
});

it('leaves a locked day as it is, and books nothing in the next period until somebody decides', async () => {
  const one = await onLeave();
  await settle(one);
  await scene.lock(one, first);
  scene.at('04-01');
  await scene.late(one, day, [
    ['in', nine],
    ['out', five],
  ]);
  expect(await scene.details(one, first)).toMatchObject({
    state: 'locked',
    worked_days: 0,
    leave_days: 1,
    blockers: [],
  });
  expect(await scene.details(one, next)).toMatchObject({
    ...{ worked_days: 0, leave_days: 0, unsettled_days: 1, blockers: [{ work_date: day, kind: 'leave' }] },
    adjustments: [{ is_settled: false, is_leave_worked: true }],
  });
  expect((await submit(one, next)).body.message).toBe(refusal);
  await cancel(one);
  expect(await scene.details(one, first)).toMatchObject({ worked_days: 0, leave_days: 1 });
  expect(await scene.details(one, next)).toMatchObject({
    ...{ worked_days: 1, leave_days: -1, worked_minutes: 480, unsettled_days: 0, blockers: [] },
    adjustments: [{ is_settled: true, is_leave_worked: false }],
  });
});

it('does not touch timesheets that were locked with work and leave on one day', async () => {
  const one = await onLeave();
  await createPunches(portal.db, one, day, [
    ['in', nine],
    ['out', five],
  ]);
  await settle(one);
  // As it was stored before such days had to be fixed.
  await portal.db
    .updateTable('attendance_day')
    .set({ state: 'on_leave' })
    .where('employee_id', '=', one.id)
    .where('work_date', '=', day)
    .execute();
  await scene.lock(one, first);
  await settle(one);
  expect(await scene.details(one, first)).toMatchObject({ worked_days: 1, leave_days: 1, blockers: [] });
  expect(await scene.adjustments(one)).toEqual([]);
});

it('goes by the times of leave for a part of a day', async () => {
  const half = [{ day, part: 'start' as const, minutes: null }];
  const early = await onLeave(half);
  // The shift is from nine to five, the leave ends at one.
  expect(await work(early, ['04:50', '09:00'])).toEqual([null, null]);
  expect((await recordOf(early)).state).toBe('present');
  expect((await scene.lock(early, first)).done).toBe(1);

  scene.at('03-02', '01:00');
  const whole = await onLeave(half);
  const [warning] = await work(whole);
  expect(warning).toMatch(/^You are on leave/);
  expect((await recordOf(whole)).explanation?.sentences).toContain(
    'Worked 4 h of the leave: cancel the leave of this day, or correct the times.',
  );
  expect((await submit(whole)).body.message).toBe(refusal);
});
