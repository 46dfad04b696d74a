import { attendanceDayList } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { clientTimesheetsCalls } from '@muster/contract/domains/timesheets/client-timesheets.calls.ts';
import { timesheetList, timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheet } from '../../platform/spreadsheet/spreadsheet.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { approvedByHr, approvingClient } from '../../testing/client-approval.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { moveToClient } from '../../testing/factories/employees.ts';
import { leave } from '../../testing/factories/leavers.ts';
import { afternoon, day, first, lockedPeriod, morning, next } from '../../testing/locked-period.ts';

let portal: TestPortal;
let scene: ReturnType<typeof lockedPeriod>;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = lockedPeriod(portal);
});
afterAll(() => portal.close());

it('opens a timesheet for somebody who has left, which HR submits', async () => {
  const who = await scene.worked(day, morning);
  scene.at('03-16');
  await scene.lock(who, first);
  await leave(portal, who, '2026-03-15', { immediately: true });
  await scene.late(who, day, afternoon);
  const opened = portal.db.selectFrom('timesheet').select(['first_day', 'state']).where('employee_id', '=', who.id);
  expect(await opened.orderBy('first_day').execute()).toEqual([
    { first_day: first, state: 'locked' },
    { first_day: next, state: 'open' },
  ]);
  scene.at('04-01');
  expect((await scene.lock(who, next, true)).done).toBe(1);
  expect(await scene.details(who, next)).toMatchObject({ state: 'locked', worked_minutes: 240, planned_days: 0 });
});

it('marks an approved timesheet as changed, and raises the version of a submitted one', async () => {
  const who = await scene.worked(day, morning);
  scene.at('03-16');
  await scene.lock(who, first);
  scene.at('04-01');
  const { id } = await scene.sheetOf(who, next);
  await (await scene.self(who)).call(timesheetsCalls.submit, { body: { id, version: 1 } });
  await scene.late(who, day, afternoon.slice(0, 1));
  const { version } = await scene.details(who, next);
  expect(version).toBe(3);
  await scene.late(who, day, afternoon.slice(1));
  const hr = await scene.staff('hr');
  const selection = { timesheets: [{ id, version: 4 }] };
  expect((await hr.call(timesheetsCalls.approve, { body: { selection } })).body.done).toBe(1);
  await scene.late(who, day, [
    ['in', `${day}T04:10:00Z`],
    ['out', `${day}T04:40:00Z`],
  ]);
  expect(await scene.details(who, next)).toMatchObject({ is_changed: true, worked_minutes: 270 });
});

it('shows a client the adjustments of its own days, without pay, also after the person has moved', async () => {
  scene.at('04-01');
  const former = await approvingClient(portal, await scene.staff('hr'));
  const present = await approvingClient(portal, await scene.staff('hr'));
  const who = await scene.worked(day, morning, { employee: { client_id: former.id } });
  const lock = { employee_id: who.id, days: '[2026-03-01,2026-03-16)', reason: 'Paid.' };
  await portal.db.insertInto('attendance_lock').values(lock).execute();
  await moveToClient(portal.db, who, present.id, next);
  await scene.late(who, day, afternoon);
  const { id } = await scene.sheetOf(who, next);
  await (await scene.self(who)).call(timesheetsCalls.submit, { body: { id, version: 1 } });
  expect((await approvedByHr(await scene.staff('hr'), id)).body.done).toBe(1);
  const shown = await former.approver.call(clientTimesheetsCalls.details, { params: { id: String(id) } });
  expect(shown.body).toMatchObject({
    worked_minutes: 240,
    days: [],
    adjustments: [{ work_date: day, minutes_before: 180, worked_minutes: 240 }],
  });
  expect(JSON.stringify(shown.body)).not.toContain('pay_minutes');
  expect((await present.approver.refused(clientTimesheetsCalls.details, { params: { id: String(id) } })).status).toBe(
    404,
  );
  const visible = (clientId: number) =>
    portal.db.transaction().execute(async (db) => {
      await sql`select set_config('app.scope', ${`client:${clientId}`}, true)`.execute(db);
      return db.selectFrom('attendance_adjustment').select('work_date').where('employee_id', '=', who.id).execute();
    });
  expect(await visible(former.id)).toHaveLength(1);
  expect(await visible(present.id)).toEqual([]);
  expect(await visible((await createClient(portal.db)).id)).toEqual([]);
});

it('exports adjustments so that payroll can add them up', async () => {
  const who = await scene.worked(day, morning);
  scene.at('03-16');
  await scene.lock(who, first);
  await scene.late(who, day, afternoon);
  const payroll = await scene.staff('payroll');
  const rowOf = async (list: typeof timesheetList | typeof attendanceDayList, query: object) => {
    portal.clock.advance({ seconds: 31 });
    const answer = await payroll.refused(list.exportCall, { body: { format: 'csv', query } as never });
    const lines: string[][] = [];
    await readSheet(Buffer.from(answer.text), async (rows) => {
      lines.push(...rows.map(({ cells }) => [...cells]));
    });
    const [headings = [], ...rows] = lines;
    const name = headings.indexOf('Name');
    const row = rows.find((cells) => cells[name] === who.name) ?? [];
    return Object.fromEntries(headings.map((heading, index) => [heading, row[index]]));
  };
  expect(await rowOf(timesheetList, { period: next })).toMatchObject({
    'Worked minutes': '240',
    'Of these adjusted from earlier periods': '240',
    'Ordinary minutes': '240',
    'Undertime minutes': '-240',
  });
  expect(await rowOf(attendanceDayList, { from: day, to: day })).toMatchObject({
    'Worked minutes': '180',
    'Ordinary minutes': '180',
    'Minutes adjusted in later periods': '240',
    'Adjusted: Ordinary minutes': '240',
    'Adjusted: Ordinary night minutes': '0',
  });
});
