import type { ResetEffect } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { day, first, lockedPeriod, morning, next } from '../../testing/locked-period.ts';

let portal: TestPortal;
let scene: ReturnType<typeof lockedPeriod>;
beforeAll(async () => {
  portal = await buildTestApp();
  scene = lockedPeriod(portal);
});
afterAll(() => portal.close());

/** Saturday, without a plan. */
const dayOff = '2026-03-07';
const saturday = [
  ['in', `${dayOff}T01:00:00Z`],
  ['out', `${dayOff}T03:00:00Z`],
] as const;

const booked = async (who: { id: number }) =>
  (await scene.adjustments(who)).map((one) => [one.work_date, one.booked_on, one.worked_minutes, one.reasons]);

async function reset(who: { id: number }, workDate: string, counts: ResetEffect) {
  const admin = await scene.staff('workforce admin');
  const body = { employee_id: who.id, work_date: workDate, counts, reason: 'Tapped by mistake.' };
  const asked = (await admin.call(correctionsCalls.resetDay, { body })).body;
  const hr = await scene.staff('hr');
  expect((await hr.call(correctionsCalls.decide, { body: { ...asked, decision: 'approved' } })).status).toBe(200);
}

it('voids a stray punch on a locked day off, so that the next timesheet can be locked without it', async () => {
  const who = await scene.worked(day, morning);
  scene.at('03-16');
  await scene.lock(who, first);
  await scene.imported(who, [['in', `${dayOff} 10:12`]]);
  expect(await scene.details(who, next)).toMatchObject({ unsettled_days: 1, blockers: [{ work_date: dayOff }] });
  scene.at('03-17');
  await reset(who, dayOff, 'nothing');
  expect(await scene.details(who, next)).toMatchObject({ unsettled_days: 0, worked_days: 0, blockers: [] });
  expect(await booked(who)).toEqual([]);
  // Undone: the missing clock-out is back.
  await reset(who, dayOff, 'clocked');
  expect((await scene.details(who, next)).unsettled_days).toBe(1);
  await reset(who, dayOff, 'nothing');
  scene.at('04-01');
  expect((await scene.lock(who, next)).done).toBe(1);
});

it('takes back the hours of a locked day off that is voided, and pays them again once that is undone', async () => {
  const who = await scene.worked(day, [...morning]);
  await scene.late(who, dayOff, saturday);
  scene.at('03-16');
  await scene.lock(who, first);
  expect(await scene.details(who, first)).toMatchObject({ worked_minutes: 300, worked_days: 2 });
  const admin = await scene.staff('workforce admin');
  const shown = await admin.call(attendanceDaysCalls.details, { params: { id: who.id }, query: { work_date: dayOff } });
  expect(shown.body.abilities).toEqual({ enter: true, reset: 'nothing' });
  await reset(who, dayOff, 'nothing');
  expect(await booked(who)).toEqual([[dayOff, next, -120, ['correction']]]);
  expect(await scene.details(who, next)).toMatchObject({ worked_minutes: -120, worked_days: -1 });
  await reset(who, day, 'nothing');
  expect(await scene.details(who, next)).toMatchObject({ worked_minutes: -300, worked_days: -2, absent_days: 1 });
  scene.at('04-01');
  expect((await scene.lock(who, next)).done).toBe(1);
  scene.at('04-02');
  await reset(who, dayOff, 'clocked');
  expect(await booked(who)).toContainEqual([dayOff, '2026-04-01', 120, ['correction']]);
});

it('undoes a correction of a locked day, also one without stored inputs', async () => {
  const who = await scene.worked(day, morning);
  scene.at('03-16');
  await scene.lock(who, first);
  const wrong = { work_date: day, in: `${day}T09:00`, out: `${day}T17:00`, breaks: [], reason: 'Wrong person.' };
  const { body: asked } = await (await scene.self(who)).call(correctionsCalls.request, { body: wrong });
  const hr = await scene.staff('hr');
  await hr.call(correctionsCalls.decide, { body: { ...asked, decision: 'approved' } });
  expect((await scene.details(who, next)).worked_minutes).toBe(300);
  await reset(who, day, 'clocked');
  expect(await booked(who)).toEqual([]);

  const older = await scene.worked(day, morning);
  await scene.lock(older, first);
  await scene.reopen(older, first);
  await portal.db.updateTable('attendance_day').set({ inputs: null }).where('employee_id', '=', older.id).execute();
  await scene.lock(older, first);
  scene.at('03-17');
  await reset(older, day, 'nothing');
  expect(await booked(older)).toEqual([[day, next, -180, ['correction']]]);
});
