import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';

let portal: TestPortal;
let hr: Persona;
let colleague: Persona;

const now = '2026-03-12T02:00:00Z';
const day = '2026-03-10';

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set(now);
  hr = await portal.as({ roles: ['hr'] });
  colleague = await portal.as({ roles: ['hr'] });
});
beforeEach(() => portal.clock.set(now));
afterAll(() => portal.close());

/** Clocked from 9:00 to 16:00 of a shift until 17:00. */
async function worked() {
  const worker = await createWorker(portal.db);
  await createPunches(portal.db, worker, day, [
    ['in', `${day}T01:00:00Z`],
    ['out', `${day}T08:00:00Z`],
  ]);
  await settleAt(portal.db, { employeeIds: [worker.id], first: day, last: day, now });
  return worker;
}

const recordOf = async (id: number) =>
  (await hr.call(attendanceDaysCalls.details, { params: { id }, query: { work_date: day } })).body;

const approve = (id: number) => ({ body: { id, version: 1, decision: 'approved' as const } });

async function corrected() {
  const worker = await worked();
  const times = { work_date: day, in: `${day}T06:00`, out: `${day}T20:00`, reason: 'Wrong person.' };
  const { id } = (await hr.call(correctionsCalls.request, { body: { ...times, employee_id: worker.id } })).body;
  await colleague.call(correctionsCalls.decide, approve(id));
  expect((await recordOf(worker.id)).worked_minutes).toBeGreaterThan(420);
  return worker;
}

const undo = (id: number, counts: 'clocked' | 'nothing' = 'clocked') => ({
  body: { employee_id: id, work_date: day, counts, reason: 'It was for somebody else.' },
});

it('undoes an approved correction to the punches once a second person approves, and shows both in the history', async () => {
  const worker = await corrected();
  expect((await recordOf(worker.id)).abilities).toEqual({ enter: true, reset: 'clocked' });
  const { id } = (await hr.call(correctionsCalls.resetDay, undo(worker.id))).body;
  expect((await hr.refused(correctionsCalls.resetDay, undo(worker.id))).status).toBe(409);
  expect((await recordOf(worker.id)).worked_minutes).toBeGreaterThan(420);
  expect((await hr.refused(correctionsCalls.decide, approve(id))).status).toBe(403);
  const [waiting] = (await colleague.call(correctionsCalls.list)).body.data.filter((row) => row.id === id);
  expect(waiting).toMatchObject({ counts: 'clocked', in: null, out: null });

  portal.clock.advance({ minutes: 5 });
  await colleague.call(correctionsCalls.decide, approve(id));
  const record = await recordOf(worker.id);
  expect(record).toMatchObject({ state: 'undertime', worked_minutes: 420, undertime_minutes: 60 });
  expect(record.corrections.map(({ counts, state, reason }) => [counts, state, reason])).toEqual([
    ['clocked', 'approved', 'It was for somebody else.'],
    ['times', 'approved', 'Wrong person.'],
  ]);
  expect(record.punches.map(({ source, counts }) => [source, counts])).toEqual([
    ['correction', false],
    ['web', true],
    ['web', true],
    ['correction', false],
  ]);
  const again = await hr.refused(correctionsCalls.resetDay, undo(worker.id));
  expect([again.status, again.body.message]).toEqual([
    409,
    'No correction of this day counts: the clocked times count already.',
  ]);
});

it('voids what was clocked on a day, and counts what is clocked later', async () => {
  const worker = await worked();
  expect((await recordOf(worker.id)).abilities.reset).toBe('nothing');
  const { id } = (await hr.call(correctionsCalls.resetDay, undo(worker.id, 'nothing'))).body;
  await colleague.call(correctionsCalls.decide, approve(id));
  const record = await recordOf(worker.id);
  expect(record).toMatchObject({ state: 'absent', worked_minutes: 0, abilities: { reset: 'clocked' } });
  expect(record.punches.map(({ counts }) => counts)).toEqual([false, false]);
  const back = (await hr.call(correctionsCalls.resetDay, undo(worker.id))).body;
  await colleague.call(correctionsCalls.decide, approve(back.id));
  expect((await recordOf(worker.id)).worked_minutes).toBe(420);
});

it('answers about people out of reach as if they were missing', async () => {
  const worker = await corrected();
  const lead = await portal.as({ roles: ['team lead', 'employee'], employeeId: (await createWorker(portal.db)).id });
  const foreign = await lead.refused(correctionsCalls.resetDay, undo(worker.id));
  const missing = await lead.refused(correctionsCalls.resetDay, undo(99_999_999));
  expect([foreign.status, foreign.body.message]).toEqual([404, missing.body.message]);
  const self = await portal.as({ roles: ['hr', 'employee'], employeeId: worker.id });
  expect((await self.refused(correctionsCalls.resetDay, undo(worker.id))).status).toBe(404);
});
