import { holidaySwapsCalls as calls } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import {
  approvedSwap,
  asBefore,
  holidayDay,
  noticesOf,
  plannedDays,
  requestSwap,
  stateOf,
  substituteDay,
  swapper,
  worksOnHoliday,
} from './holiday-swap.fixture.ts';

let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const approve = (id: number, by = hr) => by.call(calls.decide, { body: { id, decision: 'approved' } });

it('makes the holiday a work day, gives the other day off, and notifies the employee', async () => {
  const one = await approvedSwap(portal);
  expect(await plannedDays(portal, one.id)).toEqual(worksOnHoliday);
  expect(await noticesOf(portal, one.user)).toEqual([
    'Your holiday swap was approved: Founding Day, Tue, Mar 10, 2026, for Fri, Mar 20, 2026',
  ]);
});

it('changes nothing when it is rejected, which needs a reason', async () => {
  const one = await swapper(portal);
  const id = await requestSwap(one.user);
  const silent = await hr.refused(calls.decide, { body: { id, decision: 'refused' } });
  expect(silent.body.errors).toEqual({ note: ['Say why the swap is rejected.'] });
  await hr.call(calls.decide, { body: { id, decision: 'refused', note: 'We need you.' } });
  await portal.settle();
  expect([await plannedDays(portal, one.id), await stateOf(portal, id)]).toEqual([asBefore, 'refused']);
  expect(await noticesOf(portal, one.user)).toEqual([
    'Your holiday swap was rejected: Founding Day, Tue, Mar 10, 2026, for Fri, Mar 20, 2026: We need you.',
  ]);
});

it('spends the days once when two approve at once', async () => {
  const one = await swapper(portal);
  const id = await requestSwap(one.user);
  const other = await portal.as({ roles: ['hr'] });
  const outcomes = await Promise.all([approve(id), approve(id, other), approve(id), approve(id, other)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409]);
  await portal.settle();
  const marks = portal.db.selectFrom('schedule_mark').select(['work_date', 'kind', 'source']).orderBy('work_date');
  expect(await marks.where('employee_id', '=', one.id).execute()).toEqual([
    { work_date: holidayDay, kind: 'local_holiday', source: 'calendar' },
    { work_date: substituteDay, kind: 'client_holiday', source: 'swap' },
  ]);
});

it('answers those who may not decide like a missing swap, and nobody decides their own', async () => {
  const one = await swapper(portal);
  const id = await requestSwap(one.user);
  const refusal = async (by: Persona) =>
    (await by.refused(calls.decide, { body: { id, decision: 'approved' } })).status;
  expect(await refusal(await portal.as({ roles: ['team lead'] }))).toBe(404);
  expect(await refusal(await portal.as({ roles: ['client-admin'] }))).toBe(403);
  expect(await refusal(one.user)).toBe(403);
  // The employee becomes a member of HR.
  const role = portal.db.selectFrom('role').select('id').where('name', '=', 'hr');
  const { id: role_id } = await role.executeTakeFirstOrThrow();
  await portal.db.insertInto('user_role').values({ user_id: one.user.userId, role_id }).execute();
  expect(await refusal(one.user)).toBe(403);
  expect(await stateOf(portal, id)).toBe('requested');
});
