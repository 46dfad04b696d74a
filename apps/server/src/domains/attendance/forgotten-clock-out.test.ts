import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker, type WorkerGaps } from '../../testing/factories/attendance.ts';
import { punchAt, selfOf } from '../../testing/self-of.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type Worker = Awaited<ReturnType<typeof createWorker>>;

/** Works 09:00 to 17:00 in Manila, 01:00 to 09:00 UTC, every day. */
async function worker(gaps: WorkerGaps = {}): Promise<Worker> {
  portal.clock.set('2026-03-02T00:00:00Z');
  return createWorker(portal.db, gaps);
}

const self = (who: Worker) => selfOf(portal, who);
const clock = (who: Worker, at: string, kind: PunchKind) => punchAt(portal, who, at, kind);

async function forget(who: Worker) {
  await clock(who, '2026-03-02T01:00:00Z', 'in');
  await clock(who, '2026-03-02T07:00:00Z', 'break_start');
  await clock(who, '2026-03-02T07:15:00Z', 'break_end');
}

async function own(who: Worker) {
  return (await (await self(who)).call(attendanceCalls.own)).body;
}

const ownDay = async (who: Worker, day: string) => (await own(who)).days.find(({ work_date }) => work_date === day);

it('lets the next shift start after a forgotten clock-out, and keeps the open day a conflict', async () => {
  const who = await worker();
  await forget(who);
  const next = await clock(who, '2026-03-03T00:55:00Z', 'in');
  expect([next.status, next.body.work_date]).toEqual([201, '2026-03-03']);
  await clock(who, '2026-03-03T09:00:00Z', 'out');
  const open = await ownDay(who, '2026-03-02');
  expect(open?.figures).toMatchObject({ state: 'conflict', worked_minutes: 0, overtime_minutes: 0 });
  expect(await ownDay(who, '2026-03-03')).toMatchObject({ figures: { state: 'present', worked_minutes: 480 } });
});

it('lets the next shift start as soon as the forgotten one is over', async () => {
  const who = await worker({ shift: { start_time: '00:00', end_time: '16:00', total_minutes: 960 } });
  await clock(who, '2026-03-01T16:00:00Z', 'in');
  portal.clock.set('2026-03-02T12:30:00Z');
  expect((await own(who)).next).toContain('in');
  const next = await clock(who, '2026-03-02T15:55:00Z', 'in');
  expect([next.status, next.body.work_date]).toEqual([201, '2026-03-03']);
});

it('records a late clock-out, which never turns the conflict into an ordinary day', async () => {
  const who = await worker();
  await forget(who);
  portal.clock.set('2026-03-02T13:00:01Z');
  await portal.settle();
  expect((await own(who)).next).toEqual(['out', 'in']);
  const late = await clock(who, '2026-03-02T20:59:00Z', 'out');
  expect([late.status, late.body.work_date]).toEqual([201, '2026-03-02']);
  const day = await ownDay(who, '2026-03-02');
  expect(day?.figures).toMatchObject({ state: 'conflict', worked_minutes: 0, overtime_minutes: 0, settled: true });
  expect(day?.explanation?.sentences.join()).toContain('The clock-out at 4:59 AM came too late');
  expect((await own(who)).next).toEqual(['in']);
});

it('counts twenty hours from the clock-in, not from the last punch', async () => {
  const who = await worker({ valid: '[2026-01-01,2026-02-01)' });
  await forget(who);
  portal.clock.set('2026-03-02T20:59:59Z');
  expect((await own(who)).next).toEqual(['break_start', 'out']);
  portal.clock.set('2026-03-02T21:00:00Z');
  expect((await own(who)).next).toEqual(['in']);
  portal.clock.set('2026-03-02T21:00:01Z');
  await portal.settle();
  expect((await ownDay(who, '2026-03-02'))?.figures).toMatchObject({ state: 'conflict', settled: true });
});

it('proposes the planned end, which a correction turns into an ordinary day', async () => {
  const who = await worker();
  await forget(who);
  portal.clock.set('2026-03-03T00:30:00Z');
  await portal.settle();
  const breaks = [{ start: '2026-03-02T07:00:00Z', end: '2026-03-02T07:15:00Z' }];
  const proposal = { in: '2026-03-02T01:00:00Z', out: '2026-03-02T09:00:00Z', breaks };
  expect((await ownDay(who, '2026-03-02'))?.proposal).toEqual(proposal);
  const hr = await portal.as({ roles: ['hr'] });
  const seen = { params: { id: who.id }, query: { work_date: '2026-03-02' } };
  expect((await hr.call(attendanceDaysCalls.details, seen)).body.proposal).toEqual(proposal);
  const body = {
    work_date: '2026-03-02',
    in: '2026-03-02T09:00',
    out: '2026-03-02T23:30',
    breaks: [],
    reason: 'I stayed longer and forgot to clock out.',
  };
  const asked = await (await self(who)).call(correctionsCalls.request, { body });
  await hr.call(correctionsCalls.decide, { body: { ...asked.body, decision: 'approved' } });
  const day = await ownDay(who, '2026-03-02');
  expect(day).toMatchObject({ figures: { state: 'present', worked_minutes: 480 }, proposal: null });
});
