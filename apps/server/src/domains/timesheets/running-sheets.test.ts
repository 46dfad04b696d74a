import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { createTimesheet } from '../../testing/factories/timesheets.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const first = '2026-03-01';
// 15 March has ended in Manila, and ends in New York at 04:00 UTC.
const [early, late] = ['2026-03-16T03:59:00Z', '2026-03-16T04:00:00Z'];

/** Works on New York's days, without a planned shift on the last day. */
async function newYorkSheet(state: 'open' | 'submitted' | 'approved') {
  const shift = { work_days: [1, 2, 3, 4, 5] };
  const worker = await createWorker(portal.db, {
    zone: 'America/New_York',
    shift,
    first: '2026-03-14',
    last: '2026-03-15',
  });
  return { worker, sheet: await createTimesheet(portal.db, worker, first, state) };
}

it('keeps a timesheet open while its last day continues in the zone of the shift', async () => {
  portal.clock.set(early);
  const { worker, sheet } = await newYorkSheet('open');
  const self = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const isOver = async () => (await self.call(timesheetsCalls.details, { params: { id: sheet.id } })).body.is_over;
  const own = async () => (await self.call(timesheetsCalls.own)).body.data?.map(({ is_over }) => is_over);
  expect([await isOver(), await own()]).toEqual([false, [false]]);
  const refused = await self.refused(timesheetsCalls.submit, { body: sheet });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('The period runs until Mar 15, 2026'),
  ]);
  portal.clock.set(late);
  expect([await isOver(), await own()]).toEqual([true, [true]]);
  expect((await self.call(timesheetsCalls.submit, { body: sheet })).status).toBe(204);
});

it('neither approves nor locks it before', async () => {
  portal.clock.set(early);
  const [submitted, approved] = [await newYorkSheet('submitted'), await newYorkSheet('approved')];
  const hr = await portal.as({ roles: ['hr'] });
  const payroll = await portal.as({ roles: ['payroll'] });
  const approve = { body: { selection: { timesheets: [submitted.sheet] } } };
  const lock = { body: { selection: { period: first, ids: [approved.sheet.id] } } };
  const refused = await hr.refused(timesheetsCalls.approve, approve);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('has not ended yet')]);
  const { body: preview } = await payroll.call(timesheetsCalls.previewLock, lock);
  expect(preview).toMatchObject({ done: 0, left_out: [{ why: 'not-over' }] });
  expect((await payroll.refused(timesheetsCalls.lock, lock)).status).toBe(409);
  portal.clock.set(late);
  expect((await hr.call(timesheetsCalls.approve, approve)).body.done).toBe(1);
  expect((await payroll.call(timesheetsCalls.lock, lock)).body.done).toBe(1);
});
