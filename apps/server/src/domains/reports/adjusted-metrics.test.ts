import { attendanceMetricsCalls } from '@muster/contract/domains/reports/attendance-metrics.calls.ts';
import type { MetricRows } from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { timesheetList } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheet } from '../../platform/spreadsheet/spreadsheet.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { addOvertimeRule } from '../../testing/factories/shifts.ts';
import { day, first, lockedPeriod, morning, next } from '../../testing/locked-period.ts';

let portal: TestPortal;
let scene: ReturnType<typeof lockedPeriod>;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = lockedPeriod(portal);
});
afterAll(() => portal.close());

/** One came late and two were absent in a locked period; then it turns out that one of the two worked overtime. */
async function adjusted() {
  const client = await createClient(portal.db);
  const employee = { client_id: client.id };
  const late = await scene.worked(day, [['in', `${day}T01:30:00Z`], morning[1]], { employee });
  const absent = await scene.worked(day, [], { employee });
  await addOvertimeRule(portal.db, absent.shiftId, { minimum_minutes: 30, rounding_minutes: 15 });
  const missing = await scene.worked(day, [], { employee });
  scene.at('03-16');
  for (const who of [late, absent, missing]) await scene.lock(who, first);
  // The first came on time after all.
  await scene.late(late, day, [morning[0], ['out', `${day}T01:20:00Z`]]);
  await scene.late(absent, day, [morning[0], ['out', `${day}T11:00:00Z`]]);
  const hr = await scene.staff('hr');
  const query = (from: string, to: string) => ({ client_id: client.id, from, to });
  const figures = async (from: string, to: string) =>
    (await hr.call(attendanceMetricsCalls.figures, { query: query(from, to) })).body;
  const behind = async (which: MetricRows, from: string, to: string) =>
    (await hr.call(attendanceMetricsCalls.days, { query: { ...query(from, to), which } })).body.data;
  return { client, people: [late, absent, missing], figures, behind };
}

const total = (rows: readonly { days: number }[]) => rows.reduce((sum, row) => sum + row.days, 0);

it('counts adjustments of locked days on the day that they are booked on, as timesheets do', async () => {
  const { people, figures } = await adjusted();
  const locked = { scheduled: 3, worked: 1, absent: 2, starts: 1, on_time: 0, late_minutes: 30, overtime_minutes: 0 };
  expect((await figures(first, '2026-03-15')).total).toEqual(locked);
  const booked = await figures(next, '2026-03-31');
  expect(booked.total).toMatchObject({ scheduled: 0, worked: 1, absent: -1, starts: 1, on_time: 2, late_minutes: -30 });
  expect(booked.total.overtime_minutes).toBeGreaterThan(0);
  const both = (await figures(first, '2026-03-31')).total;
  expect(both).toMatchObject({ scheduled: 3, worked: 2, absent: 1, starts: 2, on_time: 2, late_minutes: 0 });
  for (const [period, counted] of [
    [first, locked],
    [next, booked.total],
  ] as const) {
    const sheets = await Promise.all(people.map((who) => scene.details(who, period)));
    const sum = (field: 'planned_days' | 'worked_days' | 'absent_days' | 'late_minutes' | 'overtime_minutes') =>
      sheets.reduce((all, sheet) => all + sheet[field], 0);
    expect([sum('planned_days'), sum('worked_days'), sum('absent_days')]).toEqual([
      counted.scheduled,
      counted.worked,
      counted.absent,
    ]);
    expect([sum('late_minutes'), sum('overtime_minutes')]).toEqual([counted.late_minutes, counted.overtime_minutes]);
  }
  expect(booked.months).toMatchObject([{ month: '2026-03', worked: 1, absent: -1 }]);
  expect(booked.shifts.map(({ worked, absent }) => [worked, absent])).toEqual([
    [0, 0],
    [1, -1],
  ]);
});

it('lists adjustments behind the figures that they change', async () => {
  const { people, figures, behind } = await adjusted();
  const range = [first, '2026-03-31'] as const;
  const { total: counts } = await figures(...range);
  const [worked, absent, onTime] = await Promise.all(
    (['worked', 'absent', 'on_time'] as const).map((which) => behind(which, ...range)),
  );
  expect([worked, absent, onTime].map((rows) => total(rows ?? []))).toEqual([
    counts.worked,
    counts.absent,
    counts.on_time,
  ]);
  const sum = (
    rows: readonly { late_minutes: number; overtime_minutes: number }[],
    of: 'late_minutes' | 'overtime_minutes',
  ) => rows.reduce((all, row) => all + row[of], 0);
  expect(sum(await behind('late', ...range), 'late_minutes')).toBe(counts.late_minutes);
  expect(sum(await behind('overtime', ...range), 'overtime_minutes')).toBe(counts.overtime_minutes);
  expect(await behind('absent', next, '2026-03-31')).toMatchObject([
    { employee: { id: people[1]?.id }, work_date: day, booked_on: next, days: -1 },
  ]);
});

it('agrees with the export of timesheets', async () => {
  const { people, figures } = await adjusted();
  const payroll = await scene.staff('payroll');
  portal.clock.advance({ seconds: 31 });
  const answer = await payroll.refused(timesheetList.exportCall, {
    body: { format: 'csv', query: { period: next } } as never,
  });
  const lines: string[][] = [];
  await readSheet(Buffer.from(answer.text), async (rows) => {
    lines.push(...rows.map(({ cells }) => [...cells]));
  });
  const [headings = [], ...rows] = lines;
  const names = new Set<string | undefined>(people.map(({ name }) => name));
  const own = rows.filter((cells) => names.has(cells[headings.indexOf('Name')]));
  const sum = (heading: string) => own.reduce((all, cells) => all + Number(cells[headings.indexOf(heading)]), 0);
  const { total: counts } = await figures(next, '2026-03-31');
  expect([sum('Late minutes'), sum('Overtime minutes')]).toEqual([counts.late_minutes, counts.overtime_minutes]);
});
