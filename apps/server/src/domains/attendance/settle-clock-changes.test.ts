import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';

let scratch: OpenScratch;
beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

const zones = ['America/New_York', 'Australia/Sydney', 'Europe/London', 'Asia/Manila'] as const;
const year = { first: '2026-01-01', last: '2026-12-31' };

/** Arrives and leaves this many minutes after the start and end of each planned shift. */
async function workAll(employeeId: number, came = 0, left = 0) {
  await sql`
    insert into punch (employee_id, kind, at, zone, work_date)
    select s.employee_id, p.kind, p.at, 'Asia/Manila', s.work_date from employee_schedule s
    cross join lateral (values ('in', s.starts_at + ${came} * interval '1 minute'),
      ('out', s.ends_at + ${left} * interval '1 minute')) p (kind, at)
    where s.employee_id = ${employeeId}`.execute(scratch.db);
  await settleAt(scratch.db, { employeeIds: [employeeId], ...year, now: '2027-01-10T00:00:00Z' });
  const rows = scratch.db.selectFrom('attendance_day').selectAll().where('employee_id', '=', employeeId);
  return rows.orderBy('work_date').execute();
}

/** Minutes between 22:00 and 06:00, and those of holidays, in local time, counted in quarters of an hour: the shifts begin and end on them. */
function specialMinutes(zone: string, from: string, to: string) {
  const [start, end] = [Temporal.Instant.from(from), Temporal.Instant.from(to)];
  const minutes = { night_minutes: 0, holiday_minutes: 0 };
  for (let at = start; Temporal.Instant.compare(at, end) < 0; at = at.add({ minutes: 15 })) {
    const there = at.toZonedDateTimeISO(zone);
    if (there.hour >= 22 || there.hour < 6) minutes.night_minutes += 15;
    if (holidays.includes(there.toPlainDate().toString())) minutes.holiday_minutes += 15;
  }
  return minutes;
}

const elapsed = ({ starts_at, ends_at }: { readonly starts_at: string | null; readonly ends_at: string | null }) =>
  Temporal.Instant.from(starts_at ?? '')
    .until(Temporal.Instant.from(ends_at ?? ''))
    .total('minutes');

const clockIn = (zone: string, instant: string | null) =>
  Temporal.Instant.from(instant ?? '')
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString();

/** The clocks change on some of these days, in one zone or another; one is the last day of the year. */
const holidays = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01', '2026-12-31'];

it.each(zones)(
  'ends a night of %s at six all year, which takes seven or nine hours when the clocks change',
  { timeout: 60_000 },
  async (zone) => {
    const shift = { start_time: '22:00', end_time: '06:00', used_on_holidays: true };
    const worker = await createWorker(scratch.db, { zone, shift, ...year });
    const marks = holidays.map((work_date) => ({ employee_id: worker.id, work_date, kind: 'holiday' }));
    await scratch.db.insertInto('schedule_mark').values(marks).execute();
    const days = await workAll(worker.id);
    expect(days).toHaveLength(365);
    for (const day of days)
      expect(day, day.work_date).toMatchObject({
        state: 'present',
        planned_minutes: elapsed(day),
        worked_minutes: elapsed(day),
        late_minutes: 0,
        undertime_minutes: 0,
        ...specialMinutes('Asia/Manila', day.first_in ?? '', day.last_out ?? ''),
      });
    expect(new Set(days.map(({ ends_at }) => clockIn(zone, ends_at)))).toEqual(new Set(['06:00:00']));
    const lengths = days.map(elapsed).filter((minutes) => minutes !== 480);
    expect(lengths.toSorted()).toEqual(zone === 'Asia/Manila' ? [] : [420, 540]);
    expect(days.map(({ work_date }) => work_date).filter((day) => /-(?:01|31)$/.test(day)).length).toBe(19);
  },
);

it('measures late, early and worked minutes the same way on every day, for any shift, zone and clock', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 47 }),
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 0, max: 90 }),
      async (zone, halfHour, late, early) => {
        const clock = (half: number) =>
          `${String(Math.floor(half / 2) % 24).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
        const shift = { start_time: clock(halfHour), end_time: clock(halfHour + 16) };
        const worker = await createWorker(scratch.db, { zone, shift, ...year });
        const days = await workAll(worker.id, late, -early);
        const state = late > 0 ? 'late' : early > 0 ? 'undertime' : 'present';
        const wanted = [state, 0, late, early].join(' ');
        const measured = days.map((day) => {
          const missing = elapsed(day) - day.worked_minutes - late - early;
          return [day.state, missing, day.late_minutes, day.undertime_minutes].join(' ');
        });
        expect([days.length, ...new Set(measured)]).toEqual([365, wanted]);
      },
    ),
    { numRuns: 6 },
  );
});

it('counts a night that ends after the last day of the assignment, of the month and of the year', async () => {
  const worker = await createWorker(scratch.db, {
    shift: { start_time: '22:00', end_time: '06:00' },
    valid: '[2026-12-30,2027-01-01)',
    ...year,
  });
  const days = await workAll(worker.id, 0, 0);
  expect(days.map(({ work_date, state, worked_minutes }) => [work_date, state, worked_minutes])).toEqual([
    ['2026-12-30', 'present', 480],
    ['2026-12-31', 'present', 480],
  ]);
});
