import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, createWorker } from '../../testing/factories/attendance.ts';
import { selfOf } from '../../testing/self-of.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const day = '2026-03-10';
const morning = { work_date: day, in: `${day}T09:00`, out: `${day}T12:00`, reason: 'The device was broken.' };

/** The clock in Manila. */
const setClock = (clock: string) =>
  portal.clock.set(
    Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime('Asia/Manila').toInstant().toString(),
  );

const self = (id: number) => selfOf(portal, { id });

async function clock(id: number, at: string, kind: PunchKind) {
  setClock(at);
  return (await self(id)).call(attendanceCalls.punch, { body: { kind } });
}

async function decide(at: string, correction: { readonly id: number; readonly version: number }) {
  setClock(at);
  const hr = await portal.as({ roles: ['hr'] });
  const listed = (await hr.call(correctionsCalls.list)).body.data.find(({ id }) => id === correction.id);
  await hr.call(correctionsCalls.decide, { body: { ...correction, decision: 'approved' } });
  return listed?.outcome?.figures;
}

async function recordOf(id: number) {
  const hr = await portal.as({ roles: ['hr'] });
  return (await hr.call(attendanceDaysCalls.details, { params: { id }, query: { work_date: day } })).body;
}

it('counts presences after the corrected clock-out, if staff or the employee requested the correction', async () => {
  const worker = await createWorker(portal.db);
  setClock('12:30');
  const hr = await portal.as({ roles: ['hr'] });
  const entered = (await hr.call(correctionsCalls.request, { body: { ...morning, employee_id: worker.id } })).body;
  await clock(worker.id, '13:05', 'in');
  expect(await decide('14:00', entered)).toMatchObject({ worked_minutes: 180, settled: false });
  expect((await clock(worker.id, '17:00', 'out')).status).toBe(201);
  expect(await recordOf(worker.id)).toMatchObject({ worked_minutes: 415, undertime_minutes: 65, late_minutes: 0 });

  const other = await createWorker(portal.db);
  setClock('12:10');
  const asked = (await (await self(other.id)).call(correctionsCalls.request, { body: morning })).body;
  await decide('12:20', asked);
  await clock(other.id, '13:00', 'in');
  await clock(other.id, '17:00', 'out');
  expect(await recordOf(other.id)).toMatchObject({ worked_minutes: 420, undertime_minutes: 60 });
});

it('replaces what was clocked until the corrected clock-out, and a presence that began before it', async () => {
  const worker = await createWorker(portal.db);
  await createPunches(portal.db, worker, day, [
    ['in', `${day}T00:40:00Z`],
    ['out', `${day}T04:00:40Z`],
    ['in', `${day}T05:00:00Z`],
    ['out', `${day}T09:00:00Z`],
  ]);
  setClock('18:00');
  const user = await self(worker.id);
  const first = await user.call(correctionsCalls.request, { body: morning });
  expect(await decide('18:10', first.body)).toMatchObject({ worked_minutes: 420 });
  const { worked_minutes, punches } = await recordOf(worker.id);
  expect([
    worked_minutes,
    punches.filter(({ counts }) => counts).map(({ kind, source }) => `${kind} ${source}`),
  ]).toEqual([420, ['in correction', 'out correction', 'in web', 'out web']]);
  const body = { ...morning, out: `${day}T16:00`, breaks: [{ start: `${day}T12:00`, end: `${day}T13:00` }] };
  setClock('18:20');
  const second = await (await self(worker.id)).call(correctionsCalls.request, { body });
  expect(await decide('18:30', second.body)).toMatchObject({ worked_minutes: 360 });
  expect(await recordOf(worker.id)).toMatchObject({ worked_minutes: 360, undertime_minutes: 120 });
});

it('shows a conflict if the presence after the correction has no clock-out', async () => {
  const worker = await createWorker(portal.db);
  setClock('12:30');
  const asked = (await (await self(worker.id)).call(correctionsCalls.request, { body: morning })).body;
  await decide('12:40', asked);
  await clock(worker.id, '13:00', 'in');
  portal.clock.set('2026-03-11T02:00:00Z');
  await portal.settle();
  expect(await recordOf(worker.id)).toMatchObject({ state: 'conflict', worked_minutes: 180 });
});
