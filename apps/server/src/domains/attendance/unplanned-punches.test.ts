import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker, type WorkerGaps } from '../../testing/factories/attendance.ts';
import { addOvertimeRule, createShift } from '../../testing/factories/shifts.ts';
import { punchAt } from '../../testing/self-of.ts';
import { lockAttendance } from './index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type Worker = Awaited<ReturnType<typeof createWorker>>;

async function worker(gaps: WorkerGaps): Promise<Worker> {
  portal.clock.set('2026-03-01T00:00:00Z');
  return createWorker(portal.db, gaps);
}

const clock = async (who: Worker, at: string, kind: PunchKind) => (await punchAt(portal, who, at, kind)).body.work_date;

async function daysOf({ id }: Worker) {
  await portal.settle();
  const days = portal.db.selectFrom('attendance_day').selectAll().where('employee_id', '=', id).orderBy('work_date');
  return (await days.execute()).map((day) => [day.work_date, day.state, day.worked_minutes, day.late_minutes]);
}

it('keeps an unplanned Sunday and a late Monday two days, although both are Mondays where the person is', async () => {
  const shift = { work_days: [1, 2, 3, 4, 5] };
  const who = await worker({ zone: 'America/Los_Angeles', shift, last: '2026-03-02' });
  // 9:00 to 17:00 on Sunday in Los Angeles is 1:00 to 9:00 on Monday in Manila.
  expect(await clock(who, '2026-03-01T17:00:00Z', 'in')).toBe('2026-03-01');
  expect(await clock(who, '2026-03-02T01:00:00Z', 'out')).toBe('2026-03-01');
  expect(await clock(who, '2026-03-02T18:30:00Z', 'in')).toBe('2026-03-02');
  expect(await clock(who, '2026-03-03T01:00:00Z', 'out')).toBe('2026-03-02');
  expect(await daysOf(who)).toEqual([
    ['2026-03-01', 'unplanned', 480, 0],
    ['2026-03-02', 'late', 390, 90],
  ]);
});

/** From 00:30 to 09:00 in Manila on weekdays. */
const early = { start_time: '00:30', end_time: '09:00', total_minutes: 510, work_days: [1, 2, 3, 4, 5] };

it('counts a clock-in of more than four hours before the shift for that shift', async () => {
  const who = await worker({ shift: early, last: '2026-03-02' });
  expect(await clock(who, '2026-03-01T12:20:00Z', 'in')).toBe('2026-03-01');
  await clock(who, '2026-03-01T20:00:00Z', 'break_start');
  await clock(who, '2026-03-01T20:15:00Z', 'break_end');
  expect(await clock(who, '2026-03-02T01:05:00Z', 'out')).toBe('2026-03-02');
  expect(await daysOf(who)).toEqual([['2026-03-02', 'undertime', 495, 0]]);
});

it('moves nothing into or out of a locked day', async () => {
  const who = await worker({ shift: early, last: '2026-03-02' });
  await clock(who, '2026-03-01T12:20:00Z', 'in');
  const days = { first: '2026-03-01', last: '2026-03-01' };
  await lockAttendance(portal.db, { employeeIds: [who.id], ...days, reason: 'Paid', userId: 1 });
  expect(await clock(who, '2026-03-02T01:05:00Z', 'out')).toBe('2026-03-01');
});

it('finds the punches of a shift that was planned later', async () => {
  const who = await worker({ valid: '[2026-01-01,2026-02-01)', last: '2026-03-02' });
  // Nothing is planned yet, so the date in Manila counts: Tuesday. In Los Angeles it is Monday.
  expect(await clock(who, '2026-03-02T17:00:00Z', 'in')).toBe('2026-03-03');
  await clock(who, '2026-03-03T01:00:00Z', 'out');
  const pacific = await portal.db
    .selectFrom('timezone')
    .select('id')
    .where('name', '=', 'America/Los_Angeles')
    .executeTakeFirstOrThrow();
  const shift = { start_time: '09:00', end_time: '17:00', total_minutes: 480, timezone_id: pacific.id };
  const { id } = await createShift(portal.db, shift);
  const hr = await portal.as({ roles: ['hr'] });
  const body = { employee_ids: [who.id], shift_id: id, from: '2026-03-02', to: '2026-03-02' };
  expect((await hr.call(employeeShiftsCalls.place, { body })).status).toBe(201);
  expect(await daysOf(who)).toEqual([['2026-03-02', 'present', 480, 0]]);
});

it('shows undertime for short presences at both ends of a shift', async () => {
  const who = await worker({ last: '2026-03-02' });
  await clock(who, '2026-03-02T01:00:00Z', 'in');
  await clock(who, '2026-03-02T01:10:00Z', 'out');
  await clock(who, '2026-03-02T08:50:00Z', 'in');
  await clock(who, '2026-03-02T09:00:00Z', 'out');
  const monday = (await daysOf(who)).at(-1);
  expect(monday).toEqual(['2026-03-02', 'undertime', 20, 0]);
});

it('counts a return after a night shift as overtime for that night', async () => {
  const night = { start_time: '22:00', end_time: '06:00', total_minutes: 480 };
  const who = await worker({ shift: night, first: '2026-03-02', last: '2026-03-04' });
  await addOvertimeRule(portal.db, who.shiftId);
  expect(await clock(who, '2026-03-02T14:00:00Z', 'in')).toBe('2026-03-02');
  await clock(who, '2026-03-02T22:00:00Z', 'out');
  expect(await clock(who, '2026-03-02T22:05:00Z', 'in')).toBe('2026-03-02');
  expect(await clock(who, '2026-03-03T00:05:00Z', 'out')).toBe('2026-03-02');
  expect(await clock(who, '2026-03-03T14:00:00Z', 'in')).toBe('2026-03-03');
  await clock(who, '2026-03-03T22:00:00Z', 'out');
  expect((await daysOf(who)).slice(0, 2)).toEqual([
    ['2026-03-02', 'present', 600, 0],
    ['2026-03-03', 'present', 480, 0],
  ]);
});
