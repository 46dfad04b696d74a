import { attendanceDayList, attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { payLabels, payMinutesFrom } from '@muster/contract/domains/attendance/pay-minutes.ts';
import type { PayMinutes } from '@muster/contract/domains/attendance/pay-names.ts';
import { timesheetList, timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheet } from '../../platform/spreadsheet/spreadsheet.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { addOvertimeRule } from '../../testing/factories/shifts.ts';
import { createTimesheet } from '../../testing/factories/timesheets.ts';

let portal: TestPortal;
let payroll: Persona;
let who: Awaited<ReturnType<typeof createWorker>>;
let sheet: { id: number; version: number };
const first = '2026-12-01';
const days = { first: '2026-12-07', last: '2026-12-10' };

/** Works in Manila from 22:00 to 06:00: an ordinary night, one into a holiday with overtime, a rest day, and nothing on the last day. */
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-12-17T12:00:00Z');
  const shift = { work_days: [1, 2, 4, 5, 6, 7], used_on_restdays: true };
  who = await createWorker(portal.db, { zone: 'America/New_York', shift, ...days });
  await addOvertimeRule(portal.db, who.shiftId);
  await addOvertimeRule(portal.db, who.shiftId, { applies: 'restday', minimum_minutes: 60, rounding_minutes: 30 });
  await portal.db
    .insertInto('schedule_mark')
    .values({ employee_id: who.id, work_date: '2026-12-08', kind: 'local_holiday' })
    .execute();
  await portal.settle();
  for (const [day, out] of [
    ['07', '2026-12-07T22:30:00Z'],
    ['08', '2026-12-08T22:00:00Z'],
    ['09', '2026-12-09T15:10:00Z'],
  ] as const)
    await createPunches(portal.db, who, `2026-12-${day}`, [
      ['in', `2026-12-${day}T14:00:00Z`],
      ['out', out],
    ]);
  await settleAt(portal.db, { employeeIds: [who.id], ...days, now: '2026-12-17T12:00:00Z' });
  sheet = await createTimesheet(portal.db, who, first, 'submitted');
  payroll = await portal.as({ roles: ['payroll'] });
});
afterAll(() => portal.close());

const expected = {
  // From 22:00 to midnight on the 7th, from midnight to 06:00 on the 9th.
  ordinary_night: 120 + 360,
  // From midnight to 06:00 on the 8th, and from 22:00 to midnight; half an hour longer after 06:00.
  holiday_night: 360 + 120,
  holiday_overtime: 30,
  restday_overtime_night: 60,
  restday_night: 10,
};
const pay: PayMinutes = { ...payMinutesFrom(Array<number>(12).fill(0)), ...expected };

async function exported(declared: typeof timesheetList | typeof attendanceDayList, query: object, format = 'csv') {
  portal.clock.advance({ seconds: 31 });
  const answer = await payroll.refused(declared.exportCall, { body: { format, query } as never });
  const lines: string[][] = [];
  if (format === 'csv' && answer.status === 200)
    await readSheet(Buffer.from(answer.text), async (rows) => {
      lines.push(...rows.map(({ cells }) => [...cells]));
    });
  const [headings = [], ...rows] = lines;
  const found = rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index]])));
  return { status: answer.status, rows: found };
}

it('gives payroll the days of everybody, with the minutes by what they are paid as', async () => {
  const query = { from: days.first, to: days.last };
  const { body } = await payroll.call(attendanceDaysCalls.list, { query });
  expect(body.data.map(({ work_date, worked_minutes }) => [work_date, worked_minutes])).toEqual([
    ['2026-12-10', 0],
    ['2026-12-09', 70],
    ['2026-12-08', 480],
    ['2026-12-07', 510],
  ]);
  const file = await exported(attendanceDayList, query);
  expect(file.rows.find(({ Day }) => Day === '2026-12-07')).toMatchObject({
    'Ordinary night minutes': '120',
    'Holiday night minutes': '360',
    'Holiday overtime minutes': '30',
  });
  expect((await exported(attendanceDayList, query, 'xlsx')).status).toBe(200);
});

it('shows the same minutes in the timesheet and its export, adding up to the minutes worked', async () => {
  const { body } = await payroll.call(timesheetsCalls.details, { params: { id: sheet.id } });
  expect(body.pay_minutes).toEqual(pay);
  expect(Object.values(pay).reduce((sum, minutes) => sum + minutes, 0)).toBe(body.worked_minutes);
  expect(body.days.map(({ pay_minutes: of }) => of?.holiday_overtime)).toEqual([30, 0, 0, 0]);
  const file = await exported(timesheetList, { period: first });
  const [row] = file.rows;
  expect(row).toMatchObject({ Name: who.name, 'Period from': first, 'Period to': '2026-12-15' });
  for (const name of Object.keys(payLabels) as (keyof PayMinutes)[])
    expect([name, row?.[`${payLabels[name]} minutes`]]).toEqual([name, String(pay[name])]);
  expect((await exported(timesheetList, { period: first }, 'xlsx')).status).toBe(200);
});

it('keeps the approved minutes, and reports when a day is later paid differently', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(timesheetsCalls.details, { params: { id: sheet.id } });
  const timesheets = [{ id: sheet.id, version: body.version }];
  await hr.call(timesheetsCalls.approve, { body: { selection: { timesheets } } });
  const stored = () =>
    portal.db.selectFrom('timesheet').select('approved_totals').where('id', '=', sheet.id).executeTakeFirstOrThrow();
  const { approved_totals: approved } = await stored();
  expect(approved?.slice(10, 22)).toEqual(Object.values(pay));
  // A holiday that is entered later moves minutes without changing how many were worked.
  await portal.db
    .insertInto('schedule_mark')
    .values({ employee_id: who.id, work_date: '2026-12-09', kind: 'local_holiday' })
    .execute();
  await settleAt(portal.db, { employeeIds: [who.id], ...days, now: '2026-12-17T12:00:00Z' });
  const { body: later } = await payroll.call(timesheetsCalls.details, { params: { id: sheet.id } });
  expect([later.is_changed, later.worked_minutes]).toEqual([true, body.worked_minutes]);
  expect((await stored()).approved_totals).toEqual(approved);
  const change = portal.db
    .updateTable('timesheet')
    .set({ approved_totals: [...(approved ?? []).slice(0, 21), 1] })
    .where('id', '=', sheet.id);
  await expect(change.execute()).rejects.toThrow('The approved totals of timesheet');
});
