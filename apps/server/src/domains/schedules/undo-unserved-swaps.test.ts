import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { swapsCalls } from '@muster/contract/domains/schedules/swaps.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { resignation } from '../../testing/factories/leavers.ts';
import { createColleagues, scheduleOf } from '../../testing/factories/swaps.ts';
import { readNotices } from '../../testing/read-notices.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-03-02T01:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
});

/** Ana works weekdays, Ben works the weekend and Monday. Ana covers Ben on Saturday, perhaps for one of her days. */
async function approved(inReturn: string | null) {
  const pair = await createColleagues(portal, [
    { shift: { work_days: [1, 2, 3, 4, 5] } },
    { shift: { work_days: [1, 6, 7] } },
  ]);
  const { ana, ben } = pair;
  const body = { colleague_id: ana.id, give_date: '2026-03-14', take_date: inReturn, reason: 'A wedding.' };
  const { id } = (await ben.user.call(swapsCalls.request, { body })).body;
  await ana.user.call(swapsCalls.answer, { body: { id, accepts: true } });
  await hr.call(swapsCalls.decide, { body: { id, decision: 'approved' } });
  await portal.settle();
  expect(await scheduleOf(portal, ana.id, ['2026-03-14'])).toEqual([['2026-03-14', ben.shiftId]]);
  return { ...pair, id };
}

const noticesOf = async ({ userId }: Persona) => (await readNotices(portal, userId)).map(({ title }) => title);

async function end(employeeId: number, lastDay: string) {
  hr = await portal.as({ roles: ['hr'] });
  expect((await hr.call(employeeStatusCalls.deactivate, { body: resignation(employeeId, lastDay) })).status).toBe(200);
  await portal.settle();
}

it('returns a covered shift when the colleague gets a last day before it, and notifies both and the approver', async () => {
  const approver = hr;
  const { ana, ben, id } = await approved(null);
  const preview = (effective_date: string) =>
    hr.call(employeeStatusCalls.previewEnding, { body: { id: ana.id, effective_date } });
  expect((await preview('2026-03-14')).body.swaps).toEqual([]);
  expect((await preview('2026-03-12')).body.swaps).toEqual([{ day: '2026-03-14', colleague: ben.name }]);
  portal.clock.set('2026-03-10T01:00:00Z');
  await end(ana.id, '2026-03-12');
  expect(await scheduleOf(portal, ana.id, ['2026-03-14'])).toEqual([]);
  expect(await scheduleOf(portal, ben.id, ['2026-03-14'])).toEqual([['2026-03-14', ben.shiftId]]);
  for (const one of [ana.user, ben.user]) expect(await noticesOf(one)).toContain('Your swap was undone');
  expect(await noticesOf(approver)).toContain('A swap that you approved was undone');
  expect((await hr.call(swapsCalls.list, { query: { view: 'decided' } })).body.data).toContainEqual(
    expect.objectContaining({ id, state: 'undone' }),
  );
  const log = portal.db.selectFrom('activity_log').select('after').where('event', '=', 'schedules.undo-swap');
  expect(await log.execute()).toHaveLength(1);
  // The preview of a later change has nothing left to say.
  expect((await preview('2026-03-12')).body.swaps).toEqual([]);
});

it('keeps the swapped day that has begun, and returns the one ahead', async () => {
  const { ana, ben } = await approved('2026-03-10');
  portal.clock.set('2026-03-11T01:00:00Z');
  await end(ana.id, '2026-03-12');
  expect(await scheduleOf(portal, ben.id, ['2026-03-10', '2026-03-14'])).toEqual([
    ['2026-03-10', ana.shiftId],
    ['2026-03-14', ben.shiftId],
  ]);
  expect(await scheduleOf(portal, ana.id, ['2026-03-10'])).toEqual([]);
});

it('keeps a swap before the last day, and undoes one after a change of client or a suspension', async () => {
  const kept = await approved(null);
  await end(kept.ana.id, '2026-03-14');
  expect(await scheduleOf(portal, kept.ana.id, ['2026-03-14'])).toEqual([['2026-03-14', kept.ben.shiftId]]);
  const moved = await approved(null);
  const suspended = await approved(null);
  const { id: client_id } = await createClient(portal.db);
  const move = { id: moved.ana.id, kind: 'client' as const, client_id, effective_date: '2026-03-13' };
  await hr.call(employeeHistoryCalls.changeAssignment, { body: move });
  const suspension = { id: suspended.ana.id, status_type_id: statusTypeIds.suspended, effective_date: '2026-03-02' };
  await hr.call(employeeStatusCalls.deactivate, { body: { ...suspension, reason: 'An inquiry.' } });
  await portal.settle();
  for (const { ana, ben } of [moved, suspended]) {
    expect(await scheduleOf(portal, ben.id, ['2026-03-14'])).toEqual([['2026-03-14', ben.shiftId]]);
    expect(await scheduleOf(portal, ana.id, ['2026-03-14'])).toEqual([]);
  }
});

it('closes the account of a leaver after the swapped shift of the last day', async () => {
  const { ana, id } = await approved(null);
  const preview = () =>
    hr.call(employeeStatusCalls.previewEnding, { body: { id: ana.id, effective_date: '2026-03-14' } });
  const nightsOfBen = sql`where shift_id = (select give_shift_id from shift_swap where id = ${id})`;
  await sql`update shift_version set start_time = '22:00', end_time = '06:00' ${nightsOfBen}`.execute(portal.db);
  // An hour after 6:00 on the next day in Manila.
  expect((await preview()).body.effective_at).toBe('2026-03-14T23:00:00Z');
});
