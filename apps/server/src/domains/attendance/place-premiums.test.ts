import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { punchAt } from '../../testing/self-of.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type Worker = Awaited<ReturnType<typeof createWorker>>;
type Mark = 'holiday' | 'client_holiday' | 'local_holiday';
/** Minutes of the day, as a range of the database. */
type Part = `{[${number},${number})}`;

/** Lives in Manila and works from 9:00 to 17:00 in New York: in winter from 22:00 to 06:00. */
async function worker(
  marks: readonly Mark[],
  { isUsedOnHolidays = true, parts = null }: { isUsedOnHolidays?: boolean; parts?: Part | null } = {},
): Promise<Worker> {
  portal.clock.set('2026-12-06T00:00:00Z');
  const shift = { used_on_holidays: isUsedOnHolidays };
  const who = await createWorker(portal.db, {
    zone: 'America/New_York',
    shift,
    first: '2026-12-06',
    last: '2026-12-09',
  });
  for (const kind of marks)
    await portal.db
      .insertInto('schedule_mark')
      .values({ employee_id: who.id, work_date: '2026-12-08', kind, parts: kind === 'local_holiday' ? parts : null })
      .execute();
  await portal.settle();
  return who;
}

const clock = (who: Worker, at: string, kind: PunchKind) => punchAt(portal, who, at, kind);

async function work(who: Worker) {
  for (const day of ['07', '08']) {
    await clock(who, `2026-12-${day}T14:00:00Z`, 'in');
    await clock(who, `2026-12-${day}T22:00:00Z`, 'out');
  }
  const hr = await portal.as({ roles: ['hr'] });
  const read = async (work_date: string) =>
    (await hr.call(attendanceDaysCalls.details, { params: { id: who.id }, query: { work_date } })).body;
  return [await read('2026-12-07'), await read('2026-12-08')];
}

it('counts nights and holidays by the clock of the place where the person works', async () => {
  const days = await work(await worker(['holiday']));
  expect(days.map((day) => [day.state, day.worked_minutes, day.night_minutes, day.holiday_minutes])).toEqual([
    ['present', 480, 480, 360],
    ['present', 480, 480, 120],
  ]);
  expect(days.map(({ zone, place }) => [zone, place])).toEqual([
    ['America/New_York', 'Asia/Manila'],
    ['America/New_York', 'Asia/Manila'],
  ]);
  expect(days[0]?.explanation?.sentences).toEqual([
    '8 h of night time: 22:00 to 06:00 in Manila, where the work was done.',
    '6 h on a holiday: Dec 08, 2026 in Manila, where the work was done.',
  ]);
});

it('distinguishes a holiday of the client from one of the place', async () => {
  const ofClient = await work(await worker(['client_holiday'], { isUsedOnHolidays: false }));
  expect(ofClient.map((day) => [day.state, day.holiday_minutes])).toEqual([
    ['present', 0],
    ['holiday', 0],
  ]);
  const ofPlace = await work(await worker(['local_holiday'], { isUsedOnHolidays: false }));
  expect(ofPlace.map((day) => [day.state, day.holiday_minutes])).toEqual([
    ['present', 360],
    ['present', 120],
  ]);
});

it('counts the hours of a part of a day on both sides of midnight, by the clock of the place', async () => {
  // From 22:00 to 06:00 in Manila on each of the two days.
  const minutesOf = async (parts: Part) =>
    (await work(await worker(['local_holiday'], { parts }))).map(({ state, holiday_minutes }) => [
      state,
      holiday_minutes,
    ]);
  expect(await minutesOf('{[1080,1440)}')).toEqual([
    ['present', 0],
    ['present', 120],
  ]);
  expect(await minutesOf('{[0,180)}')).toEqual([
    ['present', 180],
    ['present', 0],
  ]);
});

it('counts a day with two marks once', async () => {
  const days = await work(await worker(['holiday', 'local_holiday']));
  expect(days.map((day) => day.holiday_minutes)).toEqual([360, 120]);
  const evening = await work(await worker(['holiday', 'local_holiday'], { parts: '{[1080,1440)}' }));
  expect(evening.map((day) => day.holiday_minutes)).toEqual([360, 120]);
});
