import { holidaySwapsCalls as calls } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createPunches, settleAt } from '../../testing/factories/attendance.ts';
import {
  approvedSwap,
  asBefore,
  holidayDay,
  noticesOf,
  plannedDays,
  requestSwap,
  stateOf,
  swapper,
  worksOnHoliday,
} from './holiday-swap.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const refused = async (by: Persona, id: number, note?: string) => {
  const { status, body } = await by.refused(calls.cancel, { body: { id, note } });
  return [status, body.errors ?? body.message];
};

it('lets the employee withdraw a swap that waits, and ask again', async () => {
  const one = await swapper(portal);
  const id = await requestSwap(one.user);
  expect((await one.user.call(calls.cancel, { body: { id } })).status).toBe(204);
  expect(await stateOf(portal, id)).toBe('withdrawn');
  expect(await refused(one.user, id)).toEqual([409, 'This swap was withdrawn already.']);
  expect(await requestSwap(one.user)).toBeGreaterThan(id);
});

it('lets the employee undo an approved swap before the earlier of both days', async () => {
  portal.clock.set('2026-03-09T15:45:00Z');
  const one = await approvedSwap(portal);
  portal.clock.set('2026-03-09T15:59:00Z');
  await one.user.call(calls.cancel, { body: { id: one.swapId } });
  await portal.settle();
  expect([await stateOf(portal, one.swapId), await plannedDays(portal, one.id)]).toEqual(['undone', asBefore]);
});

it('leaves a swap to HR while leave goes over its day off: the leave would need that day', async () => {
  const one = await approvedSwap(portal);
  const { client_id } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  const { id: leave_type_id } = await portal.db
    .selectFrom('leave_type')
    .select('id')
    .where('code', '=', 'LWOP')
    .executeTakeFirstOrThrow();
  const request = {
    ...{ employee_id: one.id, client_id, leave_type_id, first_day: '2026-03-16', last_day: '2026-03-23' },
    ...{ reason: 'A trip.', is_late: false, requested_by_user_id: one.user.userId, created_at: '2026-03-02T00:00:00Z' },
  };
  await portal.db.insertInto('leave_request').values(request).execute();
  expect(await refused(one.user, one.swapId)).toEqual([409, expect.stringContaining('Ask HR to undo it.')]);
  expect(await stateOf(portal, one.swapId)).toBe('approved');
  await one.hr.call(calls.cancel, { body: { id: one.swapId, note: 'They agreed.' } });
  expect(await stateOf(portal, one.swapId)).toContain('undone');
});

it('leaves a swap of which a day has begun to HR, who say why', async () => {
  portal.clock.set('2026-03-09T15:45:00Z');
  const one = await approvedSwap(portal);
  portal.clock.set('2026-03-09T16:00:00Z');
  const begun = 'The first day of this swap has begun. Ask HR to undo it.';
  const planner = await portal.as({ roles: ['workforce admin'] });
  expect(await refused(one.user, one.swapId)).toEqual([409, begun]);
  expect(await refused(planner, one.swapId, 'A mistake.')).toEqual([409, begun]);
  expect(await refused(one.hr, one.swapId)).toEqual([422, { note: ['Say why the swap is undone.'] }]);
  await one.hr.call(calls.cancel, { body: { id: one.swapId, note: 'The office was closed.' } });
  await portal.settle();
  expect(await stateOf(portal, one.swapId)).toBe('undone: The office was closed.');
  expect(await plannedDays(portal, one.id)).toEqual(asBefore);
  expect((await noticesOf(portal, one.user)).at(-1)).toBe(
    'Your holiday swap was undone: Founding Day, Tue, Mar 10, 2026, for Fri, Mar 20, 2026: The office was closed.',
  );
});

it.each([
  ['has not begun in Los Angeles', 'America/Los_Angeles', '2026-03-10T06:55:00Z', 204],
  ['has begun in Los Angeles', 'America/Los_Angeles', '2026-03-10T07:05:00Z', 409],
  ['has not begun in Sydney', 'Australia/Sydney', '2026-03-09T12:55:00Z', 204],
  ['has begun in Sydney', 'Australia/Sydney', '2026-03-09T13:05:00Z', 409],
])('undoes the own swap, or not, when its first day %s', async (_, zone, now, status) => {
  portal.clock.set(Temporal.Instant.from(now).subtract({ minutes: 10 }).toString());
  const one = await approvedSwap(portal, { zone });
  portal.clock.set(now);
  const [swap] = (await one.user.call(calls.own)).body.swaps;
  expect(swap?.abilities.cancel).toBe(status === 204);
  expect((await one.user.refused(calls.cancel, { body: { id: one.swapId } })).status).toBe(status);
});

it('keeps days that payroll has locked, and their pay', async () => {
  const one = await approvedSwap(portal);
  await createPunches(portal.db, one, holidayDay, [
    ['in', `${holidayDay}T01:00:00Z`],
    ['out', `${holidayDay}T09:00:00Z`],
  ]);
  portal.clock.set('2026-03-18T01:00:00Z');
  await settleAt(portal.db, {
    employeeIds: [one.id],
    first: holidayDay,
    last: holidayDay,
    now: '2026-03-18T01:00:00Z',
  });
  const lock = { employee_id: one.id, days: '[2026-03-01,2026-03-16)', reason: 'Paid' };
  await portal.db.insertInto('attendance_lock').values(lock).execute();
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.call(calls.cancel, { body: { id: one.swapId, note: 'The client asked.' } })).status).toBe(204);
  await portal.settle();
  expect(await plannedDays(portal, one.id)).toEqual([worksOnHoliday[0], asBefore[1]]);
  const day = portal.db.selectFrom('attendance_day').select('state').where('employee_id', '=', one.id);
  expect(await day.where('work_date', '=', holidayDay).executeTakeFirst()).toEqual({ state: 'present' });
});

it('answers people without a part in it like a missing swap', async () => {
  const one = await approvedSwap(portal);
  const other = await swapper(portal);
  const client = await portal.as({ roles: ['client-admin'] });
  const lead = await portal.as({ roles: ['team lead'] });
  for (const by of [other.user, client, lead]) expect((await refused(by, one.swapId, 'No.'))[0]).toBe(404);
  const waiting = await requestSwap(other.user);
  expect(await refused(one.hr, waiting, 'No.')).toEqual([409, 'This swap waits for approval. Reject it instead.']);
});
