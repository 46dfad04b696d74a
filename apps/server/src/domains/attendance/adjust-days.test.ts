import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { overtimeCalls } from '@muster/contract/domains/attendance/overtime.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, settleAt } from '../../testing/factories/attendance.ts';
import { addOvertimeRule } from '../../testing/factories/shifts.ts';
import { afternoon, day, first, lockedPeriod, morning, next, third } from '../../testing/locked-period.ts';
import { readNotices } from '../../testing/read-notices.ts';

let portal: TestPortal;
let scene: ReturnType<typeof lockedPeriod>;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = lockedPeriod(portal);
});
afterAll(() => portal.close());

const nineToFive = [
  ['in', `${day}T01:00:00Z`],
  ['out', `${day}T09:00:00Z`],
] as const;
/** The same as a device writes it. */
const afternoonFile = [
  ['in', `${day} 13:00`],
  ['out', `${day} 17:00`],
] as const;

const booked = async (who: { id: number }) =>
  (await scene.adjustments(who)).map(({ booked_on, worked_minutes }) => [booked_on, worked_minutes]);

it('books punches that arrive after the lock in the next period, where they are approved and locked, and says so', async () => {
  const who = await scene.worked(day, morning);
  scene.at('03-16');
  expect((await scene.lock(who, first)).done).toBe(1);
  const before = await scene.details(who, first);
  expect(before).toMatchObject({ worked_minutes: 180, undertime_minutes: 300, adjusted_minutes: 0 });
  const self = await scene.self(who);
  expect((await scene.imported(who, afternoonFile)).data).toMatchObject({ status: 'completed', counts: { create: 2 } });

  expect(await scene.adjustments(who)).toEqual([
    { work_date: day, booked_on: next, worked_minutes: 240, reasons: ['punches'], is_settled: true },
  ]);
  expect(await scene.details(who, first)).toMatchObject({ ...totalsOf(before), state: 'locked' });
  const open = await scene.details(who, next);
  expect(open).toMatchObject({ state: 'open', worked_minutes: 240, adjusted_minutes: 240, worked_days: 0 });
  expect(open.pay_minutes.ordinary).toBe(240);
  expect(open.adjustments).toMatchObject([
    { work_date: day, booked_on: next, minutes_before: 180, worked_minutes: 240, undertime_minutes: -240 },
  ]);
  const own = (await self.call(attendanceCalls.own)).body.days.find(({ work_date }) => work_date === day);
  expect(own).toMatchObject({
    figures: { worked_minutes: 180 },
    adjustments: [{ booked_on: next, worked_minutes: 240 }],
  });
  expect(await readNotices(portal, self.userId)).toMatchObject([
    { title: 'Hours of a locked day changed', text: 'Tue, Mar 10, 2026: 240 min more, counted on Mon, Mar 16, 2026.' },
  ]);
  const log = portal.db.selectFrom('activity_log').select('id').where('event', '=', 'attendance.adjust');
  expect(await log.where('subject_id', '=', String(who.id)).execute()).toHaveLength(1);
  const hr = await scene.staff('hr');
  const shown = await hr.call(attendanceDaysCalls.details, { params: { id: who.id }, query: { work_date: day } });
  expect(shown.body).toMatchObject({ worked_minutes: 180, adjusted_minutes: 240, adjustments: [{ booked_on: next }] });
  expect(shown.body.adjusted_pay_minutes?.ordinary).toBe(240);

  scene.at('04-01');
  expect((await scene.lock(who, next)).done).toBe(1);
  expect(await scene.details(who, next)).toMatchObject({ state: 'locked', worked_minutes: 240, adjusted_minutes: 240 });
  // Nothing new: settling again changes nothing.
  await settleAt(portal.db, {
    employeeIds: [who.id],
    first: '2026-03-01',
    last: '2026-03-31',
    now: '2026-04-02T00:00:00Z',
  });
  expect(await booked(who)).toEqual([[next, 240]]);
});

function totalsOf({
  worked_minutes,
  undertime_minutes,
  worked_days,
  pay_minutes,
}: Awaited<ReturnType<typeof scene.details>>) {
  return { worked_minutes, undertime_minutes, worked_days, pay_minutes };
}

it('books an approved correction with fewer minutes as a negative adjustment', async () => {
  const who = await scene.worked(day, nineToFive);
  scene.at('03-16');
  await scene.lock(who, first);
  const times = { in: `${day}T09:00`, out: `${day}T15:30`, breaks: [], reason: 'I left earlier.' };
  const { body: asked } = await (await scene.self(who)).call(correctionsCalls.request, {
    body: { work_date: day, ...times },
  });
  expect((await scene.details(who, first)).unsettled_days).toBe(0);
  const hr = await scene.staff('hr');
  expect((await hr.call(correctionsCalls.decide, { body: { ...asked, decision: 'approved' } })).status).toBe(200);
  expect(await scene.adjustments(who)).toMatchObject([
    { booked_on: next, worked_minutes: -90, reasons: ['correction'] },
  ]);
  expect(await scene.details(who, next)).toMatchObject({ worked_minutes: -90, undertime_minutes: 90, planned_days: 0 });
});

it('keeps the next timesheet open until a missing clock-out of a locked day is corrected', async () => {
  const who = await scene.worked(day, morning);
  scene.at('03-16');
  await scene.lock(who, first);
  await scene.late(who, day, [['in', `${day}T05:00:00Z`]]);
  scene.at('04-01');
  expect(await scene.details(who, next)).toMatchObject({
    worked_minutes: 0,
    unsettled_days: 1,
    blockers: [{ work_date: day, kind: 'conflict' }],
  });
  await scene.late(who, day, [['out', `${day}T09:00:00Z`]]);
  expect(await scene.details(who, next)).toMatchObject({ worked_minutes: 240, unsettled_days: 0, blockers: [] });
});

it('counts overtime of a locked day once it is approved', async () => {
  const who = await scene.worked(day, nineToFive);
  await addOvertimeRule(portal.db, who.shiftId, { minimum_minutes: 30, rounding_minutes: 15, needs_approval: true });
  await settleAt(portal.db, { employeeIds: [who.id], first: day, last: day, now: '2026-03-15T20:00:00Z' });
  scene.at('03-16');
  await scene.lock(who, first);
  await scene.late(who, day, [
    ['in', `${day}T09:00:30Z`],
    ['out', `${day}T10:30:00Z`],
  ]);
  expect(await scene.details(who, next)).toMatchObject({ worked_minutes: 0, waiting_overtime_minutes: 75 });
  const hr = await scene.staff('hr');
  const { body } = await hr.call(overtimeCalls.list, { query: {} });
  const request = body.data.find(({ employee }) => employee.id === who.id);
  if (!request) throw new Error('No overtime waits.');
  const requests = [{ id: request.id, version: request.version }];
  expect((await hr.call(overtimeCalls.decide, { body: { decision: 'approved', requests } })).body.done).toBe(1);
  expect(await scene.details(who, next)).toMatchObject({
    worked_minutes: 75,
    overtime_minutes: 75,
    waiting_overtime_minutes: 0,
    adjustments: [{ reasons: ['punches', 'overtime'], overtime_minutes: 75 }],
  });
});

it('adds the night minutes of the place where somebody works on a shift of New York', async () => {
  const punches = [
    ['in', `${day}T13:00:00Z`],
    ['out', `${day}T15:00:00Z`],
  ] as const;
  const who = await scene.worked(day, punches, { zone: 'America/New_York' });
  scene.at('03-16', '14:00');
  await scene.lock(who, first);
  // The rest of the night, from 23:00 to 05:00 in Manila.
  await scene.late(who, day, [
    ['in', `${day}T15:00:00Z`],
    ['out', `2026-03-10T21:00:00Z`],
  ]);
  const sheet = await scene.details(who, next);
  expect(sheet.adjustments).toMatchObject([{ work_date: day, worked_minutes: 360 }]);
  expect(sheet.pay_minutes).toMatchObject({ ordinary: 0, ordinary_night: 360 });
});

it('moves minutes to a holiday that is entered after the lock', async () => {
  const who = await scene.worked(day, nineToFive);
  scene.at('03-16');
  await scene.lock(who, first);
  const mark = { employee_id: who.id, work_date: day, kind: 'local_holiday' };
  await portal.db.insertInto('schedule_mark').values(mark).execute();
  await settleAt(portal.db, { employeeIds: [who.id], first: day, last: day, now: '2026-03-16T05:00:00Z' });
  expect(await scene.details(who, next)).toMatchObject({
    worked_minutes: 0,
    pay_minutes: { ordinary: -480, holiday: 480 },
    adjustments: [{ reasons: ['holidays'], worked_minutes: 0, minutes_before: 480 }],
  });
});

it('leaves locked days as they are when only the rules gave other minutes, also without stored inputs', async () => {
  const who = await scene.worked(day, morning);
  const older = portal.db.updateTable('attendance_day').set({ worked_minutes: 170, pay_minutes: null });
  await older.where('employee_id', '=', who.id).execute();
  scene.at('03-16');
  await scene.lock(who, first);
  const settle = () =>
    settleAt(portal.db, { employeeIds: [who.id], first: day, last: day, now: '2026-03-16T05:00:00Z' });
  await settle();
  expect(await booked(who)).toEqual([]);
  await scene.reopen(who, first);
  await portal.db.updateTable('attendance_day').set({ inputs: null }).where('employee_id', '=', who.id).execute();
  await older.where('employee_id', '=', who.id).execute();
  await scene.lock(who, first);
  await settle();
  expect(await booked(who)).toEqual([]);
  await scene.late(who, day, afternoon);
  expect(await booked(who)).toEqual([[next, 250]]);
});

it('takes back what a later period holds when the timesheet of the day is reopened', async () => {
  const who = await scene.worked(day, morning);
  scene.at('03-16');
  await scene.lock(who, first);
  await scene.late(who, day, afternoon);
  // Not locked yet: the reopened day has the hours itself.
  await scene.reopen(who, first);
  expect(await scene.adjustments(who)).toEqual([]);
  expect((await scene.details(who, first)).worked_minutes).toBe(420);
  await scene.lock(who, first);
  await scene.late(who, day, [
    ['in', `${day}T04:00:00Z`],
    ['out', `${day}T04:30:00Z`],
  ]);
  expect(await booked(who)).toEqual([[next, 30]]);
  scene.at('04-01');
  await scene.lock(who, next);
  await scene.reopen(who, first);
  expect(await booked(who)).toEqual([
    [day, -30],
    [next, 30],
  ]);
  expect(await scene.details(who, first)).toMatchObject({ worked_minutes: 420, adjusted_minutes: -30 });
  // Once both are open, the day alone counts.
  await scene.reopen(who, next);
  expect(await scene.adjustments(who)).toEqual([]);
  expect((await scene.details(who, first)).worked_minutes).toBe(450);
});

it('merges adjustments of a day when a period between them is reopened', async () => {
  const who = await scene.worked(day, morning);
  scene.at('03-16');
  await scene.lock(who, first);
  await scene.late(who, day, afternoon);
  scene.at('04-01');
  await scene.lock(who, next);
  await scene.late(who, day, [
    ['in', `${day}T04:00:00Z`],
    ['out', `${day}T04:30:00Z`],
  ]);
  expect(await booked(who)).toEqual([
    [next, 240],
    [third, 30],
  ]);
  await scene.reopen(who, next);
  expect(await booked(who)).toEqual([[next, 270]]);
});

it('makes one adjustment of two imports at the same time', async () => {
  const who = await scene.worked(day, morning);
  scene.at('03-16');
  await scene.lock(who, first);
  await Promise.all([
    scene.imported(who, afternoonFile),
    scene.imported(who, [
      ['in', `${day} 12:10`],
      ['out', `${day} 12:40`],
    ]),
  ]);
  await portal.settle();
  expect(await booked(who)).toEqual([[next, 270]]);
});

it('settles a locked day from two connections at once into one adjustment', async () => {
  const who = await scene.worked(day, morning);
  scene.at('03-16');
  await scene.lock(who, first);
  await createPunches(portal.db, who, day, [
    ['in', `${day}T05:00:00Z`],
    ['out', `${day}T09:00:00Z`],
  ]);
  const span = { employeeIds: [who.id], first: day, last: day, now: '2026-03-16T05:00:00Z' };
  await Promise.all([1, 2, 3, 4].map(() => settleAt(portal.db, span)));
  expect(await booked(who)).toEqual([[next, 240]]);
});

it('refuses a change of a locked adjustment and a second open one in the database', async () => {
  const who = await scene.worked(day, morning);
  scene.at('03-16');
  await scene.lock(who, first);
  await scene.late(who, day, afternoon);
  const [row] = await portal.db
    .selectFrom('attendance_adjustment')
    .selectAll()
    .where('employee_id', '=', who.id)
    .execute();
  if (!row) throw new Error('No adjustment.');
  const { id, ...copy } = row;
  const second = portal.db.insertInto('attendance_adjustment').values({ ...copy, booked_on: third });
  await expect(second.execute()).rejects.toMatchObject({ constraint: 'attendance_adjustment_one_open' });
  scene.at('04-01');
  await scene.lock(who, next);
  const change = portal.db.updateTable('attendance_adjustment').set({ late_minutes: 5 }).where('id', '=', id);
  await expect(change.execute()).rejects.toMatchObject({ constraint: 'attendance_adjustment_locked' });
  const removal = portal.db.deleteFrom('attendance_adjustment').where('id', '=', id);
  await expect(removal.execute()).rejects.toMatchObject({ constraint: 'attendance_adjustment_locked' });
});

it('opens a locked day with nothing but a stray tap, which staff void with the decision of a second person', async () => {
  const who = await scene.worked(day, nineToFive);
  scene.at('03-16');
  await scene.lock(who, first);
  // A day without a plan, locked without a row.
  const stray = '2026-03-12';
  await scene.late(who, stray, [['in', `${stray}T01:00:00Z`]]);
  const at = { params: { id: who.id }, query: { work_date: stray } };
  const hr = await scene.staff('hr');
  const { body: record } = await hr.call(attendanceDaysCalls.details, at);
  expect(record).toMatchObject({
    ...{
      state: 'unplanned',
      worked_minutes: 0,
      locked: expect.any(String),
      abilities: { enter: true, reset: 'nothing' },
    },
    punches: [{ kind: 'in', counts: true }],
    adjustments: [{ booked_on: next, is_settled: false }],
  });
  const asked = { employee_id: who.id, work_date: stray, counts: 'nothing' as const, reason: 'A stray tap.' };
  const { body: correction } = await hr.call(correctionsCalls.resetDay, { body: asked });
  const second = await portal.as({ roles: ['hr'] });
  await second.call(correctionsCalls.decide, { body: { ...correction, decision: 'approved' } });
  await portal.settle();
  expect(await scene.adjustments(who)).toEqual([]);
  expect((await scene.details(who, next)).unsettled_days).toBe(0);
  for (const id of [who.id, 99_999_999]) {
    const missing = await hr.refused(attendanceDaysCalls.details, {
      params: { id },
      query: { work_date: '2026-03-13' },
    });
    expect(missing.status).toBe(404);
  }
});
