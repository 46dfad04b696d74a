import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T12:00:00Z');
});
afterAll(() => portal.close());

const day = '2026-03-10';
const now = '2026-03-12T12:00:00Z';

async function lateWorker(gaps: Parameters<typeof createWorker>[1] = {}) {
  const worker = await createWorker(portal.db, gaps);
  await createPunches(portal.db, worker, day, [
    ['in', `${day}T01:07:00Z`],
    ['out', `${day}T09:00:00Z`],
  ]);
  await settleAt(portal.db, { employeeIds: [worker.id], first: day, last: day, now });
  return worker;
}

async function explanationsOf(worker: { readonly id: number }) {
  const hr = await portal.as({ roles: ['hr'] });
  const details = await hr.call(attendanceDaysCalls.details, { params: { id: worker.id }, query: { work_date: day } });
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const own = (await user.call(attendanceCalls.own)).body.days.find(({ work_date }) => work_date === day);
  return [details.body.explanation, own?.explanation];
}

it('explains the figures of a day to staff and to the employee', async () => {
  const explanation = { sentences: ['7 min late: in at 9:07 AM for 9:00 AM.'] };
  expect(await explanationsOf(await lateWorker())).toEqual([explanation, explanation]);
});

it('explains a day on the clock of the reader, the shift beside it', async () => {
  const worker = await lateWorker();
  const hr = await portal.as({ roles: ['hr'] });
  const sydney = portal.db.selectFrom('timezone').select('id').where('name', '=', 'Australia/Sydney');
  await portal.db.updateTable('app_user').set({ timezone_id: sydney }).where('id', '=', hr.userId).execute();
  const details = await hr.call(attendanceDaysCalls.details, { params: { id: worker.id }, query: { work_date: day } });
  expect(details.body.explanation?.sentences).toEqual([
    '7 min late: in at 12:07 PM for 12:00 PM (9:07 AM for 9:00 AM Manila).',
  ]);
});

it('explains nothing when the stored figures do not follow from the facts any more', async () => {
  const worker = await lateWorker();
  await portal.db.updateTable('attendance_day').set({ late_minutes: 8 }).where('employee_id', '=', worker.id).execute();
  expect(await explanationsOf(worker)).toEqual([null, null]);
});

it('does not explain a day with the shift of a former client to the employee', async () => {
  const former = await createClient(portal.db);
  const worker = await lateWorker({ shift: { client_id: former.id }, employee: { client_id: former.id } });
  const { id: clientId } = await createClient(portal.db);
  await portal.db.updateTable('employee').set({ client_id: clientId }).where('id', '=', worker.id).execute();
  const [staff, own] = await explanationsOf(worker);
  expect(staff?.sentences).toEqual(['7 min late: in at 9:07 AM for 9:00 AM.']);
  expect(own).toBeNull();
});

it('shows deciders the result of an approval, which matches the day afterwards', async () => {
  const worker = await lateWorker();
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const breaks = [{ start: `${day}T12:00`, end: `${day}T12:30` }];
  const body = { work_date: day, in: `${day}T09:00`, out: `${day}T16:00`, breaks, reason: 'The clock was wrong.' };
  const { id, version } = (await user.call(correctionsCalls.request, { body })).body;
  const hr = await portal.as({ roles: ['hr'] });
  const listed = (await hr.call(correctionsCalls.list)).body.data.find((row) => row.id === id);
  expect(listed?.outcome?.figures).toMatchObject({ state: 'undertime', worked_minutes: 390, undertime_minutes: 90 });
  expect(listed?.outcome?.explanation.sentences).toContain(
    '1 h 30 min undertime: out at 4:00 PM for 5:00 PM, 30 min of unpaid breaks that the shift does not have.',
  );
  await hr.call(correctionsCalls.decide, { body: { id, version, decision: 'approved' } });
  const details = await hr.call(attendanceDaysCalls.details, { params: { id: worker.id }, query: { work_date: day } });
  expect(details.body).toMatchObject(listed?.outcome?.figures ?? {});
  const decided = (await hr.call(correctionsCalls.list, { query: { view: 'decided' } })).body.data;
  expect(decided.find((row) => row.id === id)?.outcome).toBeNull();
});
