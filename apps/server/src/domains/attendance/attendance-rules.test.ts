import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { scheduleCalls } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { shiftsCalls } from '@muster/contract/domains/shifts/shifts.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zoneIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { punchAt } from '../../testing/self-of.ts';

let portal: TestPortal;
let who: Awaited<ReturnType<typeof createWorker>>;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T00:00:00Z');
  who = await createWorker(portal.db);
});
afterAll(() => portal.close());

const terms = {
  name: 'Day with rules',
  kind: 'Day Shift' as const,
  timezone_id: zoneIds.manila,
  start_time: '09:00',
  end_time: '17:00',
  work_days: [1, 2, 3, 4, 5, 6, 7],
  used_on_holidays: false,
  used_on_restdays: false,
};
const rules = {
  grace_minutes: 5,
  rounding_minutes: 15 as const,
  rounding_direction: 'nearest' as const,
  meal_minutes: 60,
  meal_after_minutes: 300,
};

const clock = (at: string, kind: PunchKind, person = who) => punchAt(portal, person, at, kind);

async function day(work_date: string, { id } = who) {
  const hr = await portal.as({ roles: ['hr'] });
  return (await hr.call(attendanceDaysCalls.details, { params: { id }, query: { work_date } })).body;
}

it('applies grace, rounding and an automatic meal from the first day of their version, and explains them', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const params = { id: who.shiftId };
  const body = { ...terms, ...rules, effective_from: '2026-03-03', version: 1 };
  await hr.call(shiftsCalls.update, { params, body });
  await portal.settle();
  const { body: shown } = await hr.call(shiftsCalls.details, { params });
  expect(shown).toMatchObject(rules);
  expect(shown.versions.map(({ grace_minutes, meal_minutes }) => [grace_minutes, meal_minutes])).toEqual([
    [5, 60],
    [0, 0],
  ]);

  await clock('2026-03-02T01:04:00Z', 'in');
  await clock('2026-03-02T09:00:00Z', 'out');
  expect(await day('2026-03-02')).toMatchObject({ state: 'late', late_minutes: 4, worked_minutes: 476 });

  await clock('2026-03-03T01:04:00Z', 'in');
  const { body: board } = await (await portal.as({ roles: ['hr'] })).call(scheduleCalls.today);
  expect(board.data.map(({ late_minutes }) => late_minutes)).toEqual([null]);
  await clock('2026-03-03T09:00:00Z', 'out');
  const ruled = await day('2026-03-03');
  expect(ruled).toMatchObject({ state: 'present', late_minutes: 0, planned_minutes: 420, worked_minutes: 420 });
  expect(ruled).toMatchObject({ first_in: '2026-03-03T01:04:00.000Z', unpaid_break_minutes: 60 });
  expect(ruled.explanation?.sentences).toEqual([
    'Not late: in 9:04 AM, grace 5 min.',
    'Paid in steps of 15 min, to the nearest step: in 9:04 AM as 9:00 AM.',
    '1 h unpaid meal deducted: the shift deducts 1 h after 5 h of work unless a break of that length is clocked.',
  ]);

  await clock('2026-03-04T01:06:00Z', 'in');
  await clock('2026-03-04T04:00:00Z', 'break_start');
  await clock('2026-03-04T05:00:00Z', 'break_end');
  await clock('2026-03-04T09:00:00Z', 'out');
  const late = await day('2026-03-04');
  expect(late).toMatchObject({ state: 'late', late_minutes: 6, worked_minutes: 420, unpaid_break_minutes: 60 });
});

it("counts unpaid breaks in excess of the shift's as undertime, including a break without an end", async () => {
  portal.clock.set('2026-03-02T00:00:00Z');
  const resting = await createWorker(portal.db);
  await clock('2026-03-02T01:00:00Z', 'in', resting);
  await clock('2026-03-02T01:10:00Z', 'break_start', resting);
  await clock('2026-03-02T08:50:00Z', 'break_end', resting);
  await clock('2026-03-02T09:00:00Z', 'out', resting);
  const long = await day('2026-03-02', resting);
  expect(long).toMatchObject({ state: 'undertime', late_minutes: 0, undertime_minutes: 460, worked_minutes: 20 });
  expect(long.explanation?.sentences).toEqual([
    '7 h 40 min undertime: 7 h 40 min of unpaid breaks that the shift does not have.',
    '7 h 40 min unpaid break from 9:10 AM to 4:50 PM: the shift has no breaks.',
  ]);

  await clock('2026-03-03T01:00:00Z', 'in', resting);
  await clock('2026-03-03T02:00:00Z', 'break_start', resting);
  await clock('2026-03-03T09:00:00Z', 'out', resting);
  const open = await day('2026-03-03', resting);
  expect(open).toMatchObject({ state: 'undertime', undertime_minutes: 420, worked_minutes: 60 });
  expect(open.explanation?.sentences.at(-1)).toBe(
    'No end of the break from 10:00 AM was clocked: it counts until the clock-out at 5:00 PM. If work went on, request a correction.',
  );
});

it('refuses rules that no shift can have', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const body = { ...terms, shift_active_start_date: '2026-03-01', grace_minutes: 61, meal_minutes: 121 };
  const refused = await hr.refused(shiftsCalls.create, { body: { ...body, meal_after_minutes: 59 } });
  expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual([
    'grace_minutes',
    'meal_after_minutes',
    'meal_minutes',
  ]);
});
