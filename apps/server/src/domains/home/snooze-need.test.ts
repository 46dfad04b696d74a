import { needAddress, readNeedAddress } from '@muster/contract/domains/home/need-address.rules.ts';
import { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { leaveRequestsCalls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createLeaveTaker } from '../../testing/factories/leave.ts';

let portal: TestPortal;
let hr: Persona;
let uuid: string;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set('2026-03-02T01:00:00Z');
  hr = await portal.as({ roles: ['hr'] });
  uuid = await leaveOn('2026-03-16');
});

/** Its step has a time limit of some days, and it is too late once the leave begins. */
async function leaveOn(day: string) {
  const worker = await createLeaveTaker(portal);
  const user = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const asked = { leave_type_id: worker.typeId, first_day: day, last_day: day, reason: 'A family day.' };
  return needAddress('leave', [(await user.call(leaveRequestsCalls.request, { body: asked })).body.id, 0]);
}

const idOf = (address: string) => readNeedAddress(address)?.subject[0] ?? 0;

const listOf = async (user: Persona, show: 'now' | 'snoozed' = 'now') =>
  (await user.call(needsCalls.list, { query: { show, most: 200 } })).body;
const isListed = async (user: Persona, show?: 'now' | 'snoozed') =>
  (await listOf(user, show)).data.some((need) => need.uuid === uuid);
const snooze = (until: string | null, user = hr) => user.call(needsCalls.snooze, { params: { uuid }, body: { until } });

it('puts an entry off for one person, out of list and count, until its time', async () => {
  const before = await listOf(hr);
  const colleague = await portal.as({ roles: ['hr'] });
  expect((await snooze('2026-03-02T01:20:00Z')).status).toBe(200);
  const { counts, total, snoozed } = await listOf(hr);
  expect([total, snoozed]).toEqual([before.total - 1, 1]);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  expect([await isListed(hr), await isListed(hr, 'snoozed'), await isListed(colleague)]).toEqual([false, true, true]);
  const opened = (await hr.call(needsCalls.read, { params: { uuid } })).body;
  expect(opened.need?.snoozed_until).toBe('2026-03-02T01:20:00.000Z');
  portal.clock.set('2026-03-02T01:20:00Z');
  expect([await isListed(hr), await isListed(hr, 'snoozed')]).toEqual([true, false]);
});

it('brings it back when it is due, or when the person wants it', async () => {
  const due = '2026-03-02T01:10:00.000Z';
  await portal.db
    .updateTable('approval_request')
    .set({ escalated_at: due })
    .where('subject_id', '=', idOf(uuid))
    .execute();
  await snooze('2026-03-30T01:00:00Z');
  expect((await hr.call(needsCalls.read, { params: { uuid } })).body.need?.snoozed_until).toBe(due);
  portal.clock.set(due);
  expect(await isListed(hr)).toBe(true);
  expect(
    (await hr.refused(needsCalls.snooze, { params: { uuid }, body: { until: '2026-03-30T01:00:00Z' } })).status,
  ).toBe(409);
  portal.clock.set('2026-03-02T01:00:00Z');
  await snooze(null);
  expect(await isListed(hr)).toBe(true);
});

it('refuses times that are past or too late, and entries of others', async () => {
  for (const [until, text] of [
    ['2026-03-02T01:00:00Z', 'The time must be in the future.'],
    ['2026-04-02T01:00:00Z', 'Choose at most 30 days.'],
  ] as const) {
    const refused = await hr.refused(needsCalls.snooze, { params: { uuid }, body: { until } });
    expect([refused.status, refused.body.errors]).toEqual([422, { until: [text] }]);
  }
  const payroll = await portal.as({ roles: ['payroll'] });
  const refused = await payroll.refused(needsCalls.snooze, { params: { uuid }, body: { until: null } });
  expect(refused.status).toBe(404);
});
