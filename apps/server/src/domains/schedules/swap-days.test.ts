import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { createColleagues } from '../../testing/factories/swaps.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-17T12:00:00Z'));

const weekdays = { shift: { work_days: [1, 2, 3, 4, 5] } };
const weekends = { shift: { work_days: [6, 7] } };

/** Plans the move of a person to a new client that has other people, from a day on. */
async function planMove(id: number, effective_date: string) {
  const hr = await portal.as({ roles: ['hr'] });
  const { id: client_id } = await createClient(portal.db);
  const other = await createWorker(portal.db, { ...weekdays, employee: { client_id } });
  await portal.as({ roles: ['employee'], employeeId: other.id });
  const { version } = await portal.db
    .selectFrom('employee')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const change = { kind: 'client' as const, id, version, client_id, effective_date };
  expect((await hr.call(employeeHistoryCalls.changeAssignment, { body: change })).status).toBeLessThan(300);
  const shift = await createShift(portal.db, { client_id, start_time: '09:00', end_time: '17:00', work_days: [6, 7] });
  const place = { employee_ids: [id], shift_id: shift.id, from: effective_date };
  expect((await hr.call(employeeShiftsCalls.place, { body: place })).status).toBeLessThan(300);
  await portal.settle();
  return other;
}

it('shows neither shifts nor people of a later client', async () => {
  const { ana, ben } = await createColleagues(portal, [weekdays, weekends]);
  const other = await planMove(ben.id, '2026-03-26');
  const inReturn = async (day: string, colleague_id = ben.id, by = ana) =>
    (await by.user.call(swapsCalls.inReturn, { query: { day, colleague_id } })).body.map(({ work_date }) => work_date);
  expect(await inReturn('2026-03-19')).toEqual(['2026-03-21', '2026-03-22']);
  expect(await inReturn('2026-03-27')).toEqual([]);
  expect(await inReturn('2026-03-28', other.id, ben)).toEqual([]);
  const named = async (day: string, by = ana) =>
    (await by.user.call(swapsCalls.colleagues, { query: { day } })).body.map(({ id }) => id);
  expect([await named('2026-03-19'), await named('2026-04-01')]).toEqual([[ben.id], []]);
  expect([await named('2026-03-19', ben), await named('2026-04-01', ben)]).toEqual([[ana.id], []]);
  const body = { colleague_id: ben.id, give_date: '2026-03-19', take_date: '2026-03-28', reason: 'A family day.' };
  const refused = await ana.user.refused(swapsCalls.request, { body });
  expect(refused.body.errors).toEqual({ colleague_id: ['The colleague is invalid.'] });
});

it('names no people of a former client', async () => {
  portal.clock.set('2026-03-17T15:55:00Z');
  const { ana, ben } = await createColleagues(portal, [weekdays, weekends]);
  await planMove(ana.id, '2026-03-18');
  // It is the 18th in Manila.
  portal.clock.set('2026-03-17T16:05:00Z');
  const colleagues = await ana.user.call(swapsCalls.colleagues, { query: { day: '2026-03-17' } });
  expect(colleagues.body).toEqual([]);
  const query = { day: '2026-03-17', colleague_id: ben.id };
  expect((await ana.user.call(swapsCalls.inReturn, { query })).body).toEqual([]);
});

it('accepts days from the day before today to the end of the planned schedule', async () => {
  const { ana, ben } = await createColleagues(portal, [weekdays, weekends]);
  const problems = async (day: string) => {
    const colleagues = await ana.user.refused(swapsCalls.colleagues, { query: { day } });
    const inReturn = await ana.user.refused(swapsCalls.inReturn, { query: { day, colleague_id: ben.id } });
    const asked = { colleague_id: ben.id, reason: 'A family day.' };
    const give = await ana.user.refused(swapsCalls.request, { body: { ...asked, give_date: day } });
    const taking = { ...asked, give_date: '2026-03-19', take_date: day };
    const take = await ana.user.refused(swapsCalls.request, { body: taking });
    const answers = [colleagues, inReturn, give, take];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    return new Set(answers.flatMap(({ body }) => Object.values(body.errors ?? {}).flat()));
  };
  expect(await problems('2026-03-15')).toEqual(new Set(['The day must be Mon, Mar 16, 2026 or later.']));
  for (const day of ['2026-09-14', '2036-03-05', '9999-12-31'])
    expect(await problems(day)).toEqual(new Set(['The day must be Sun, Sep 13, 2026 or earlier.']));
  for (const day of ['2026-03-16', '2026-09-13'])
    expect((await ana.user.call(swapsCalls.colleagues, { query: { day } })).status).toBe(200);
});
