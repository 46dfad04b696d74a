import { holidayPoliciesCalls } from '@muster/contract/domains/holidays/holiday-policies.calls.ts';
import { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createHoliday } from '../../testing/factories/holidays.ts';
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
import { settleHolidaySwapsDaily } from './holidays.jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const settleAll = () =>
  portal.services.databases.system
    .transaction()
    .execute((db) =>
      settleHolidaySwapsDaily.runPortion(
        portalContextFor(portal.services)(db),
        { day: '2026-03-10', lastDay: null },
        0,
      ),
    );

const body = (one: Awaited<ReturnType<typeof approvedSwap>>) => {
  const { id, calendar_id, name, kind, source } = one.holiday;
  return { id, calendar_id, name, kind: kind as 'regular', source, is_fixed: false, version: 1 };
};

it('ends a swap whose holiday moves, and says so', async () => {
  const one = await approvedSwap(portal);
  await one.hr.call(holidaysCalls.update, { body: { ...body(one), day: '2026-03-12' } });
  await portal.settle();
  expect(await stateOf(portal, one.swapId)).toBe('ended: Tue, Mar 10, 2026 is not a holiday with a day off.');
  expect(await plannedDays(portal, one.id)).toEqual([`${holidayDay} scheduled`, `${substituteDay} scheduled`]);
  expect((await noticesOf(portal, one.user)).at(-1)).toContain('Your holiday swap is no longer possible');
  const log = portal.db.selectFrom('activity_log').select('id').where('event', '=', 'holidays.end-swap');
  expect(await log.where('subject_id', '=', String(one.id)).execute()).toHaveLength(1);
});

it('ends a swap whose holiday is removed while it waits', async () => {
  const one = await swapper(portal);
  const id = await requestSwap(one.user);
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(holidaysCalls.delete, { body: { id: one.holiday.id } });
  await portal.settle();
  expect(await stateOf(portal, id)).toBe('ended: Tue, Mar 10, 2026 is not a holiday with a day off.');
  const request = portal.db.selectFrom('approval_request').select('state').where('kind', '=', 'holiday-swap');
  expect(await request.where('subject_id', '=', id).executeTakeFirst()).toEqual({ state: 'withdrawn' });
});

it('ends a swap when the policy no longer offers it', async () => {
  const one = await approvedSwap(portal);
  const { name } = await portal.db
    .selectFrom('holiday_policy')
    .select('name')
    .where('id', '=', one.policyId)
    .executeTakeFirstOrThrow();
  const line = { calendar_id: one.calendarId, effect: 'observe' as const, from_year: 2026, until_year: null };
  const policy = { id: one.policyId, version: 1, name, is_client_assignable: true, lines: [line] };
  expect((await one.hr.call(holidayPoliciesCalls.update, { body: policy })).status).toBe(200);
  await portal.settle();
  expect(await stateOf(portal, one.swapId)).toMatch(/^ended: The holiday policy does not offer a swap/);
  expect(await plannedDays(portal, one.id)).toEqual(asBefore);
});

it('ends a swap when the day off becomes a holiday', async () => {
  const one = await approvedSwap(portal);
  const added = { calendar_id: one.calendarId, day: substituteDay, name: 'Eid', kind: 'regular' as const };
  await one.hr.call(holidaysCalls.create, { body: { ...added, is_fixed: false, source: 'Proclamation No. 1' } });
  await portal.settle();
  expect(await stateOf(portal, one.swapId)).toBe('ended: Fri, Mar 20, 2026 is a holiday.');
  expect(await plannedDays(portal, one.id)).toEqual([`${holidayDay} holiday`, `${substituteDay} holiday`]);
});

it('ends a swap when the shift, the client or the employment of a day changes', async () => {
  const [shift, client, leaver] = [await approvedSwap(portal), await approvedSwap(portal), await approvedSwap(portal)];
  // Fridays become free.
  await sql`update employee_shift set rest_days = '{5,6,7}' where employee_id = ${shift.id}`.execute(portal.db);
  const { id: clientId } = await createClient(portal.db);
  await sql`update employee_client set valid = daterange(lower(valid), '2026-03-15') where employee_id = ${client.id}`.execute(
    portal.db,
  );
  await portal.db
    .insertInto('employee_client')
    .values({ employee_id: client.id, client_id: clientId, valid: '[2026-03-15,)' })
    .execute();
  const status = portal.db.selectFrom('status_type').select('id').where('status_group', '=', 'termination');
  const { id: status_type_id } = await status.executeTakeFirstOrThrow();
  await portal.db
    .insertInto('employee_planned_ending')
    .values({
      ...{
        employee_id: leaver.id,
        last_day: '2026-03-16',
        status_type_id,
        status_group: 'termination',
        reason: 'Moved',
      },
      ...{ clearance_status: 'Pending', rehire: true, effective_at: '2026-03-17T00:00:00Z' },
      ...{ actor_user_id: leaver.hr.userId, actor_name: 'HR' },
    })
    .execute();
  await portal.settle();
  await settleAll();
  await portal.settle();
  expect(await stateOf(portal, shift.swapId)).toBe(
    'ended: No shift is planned on Fri, Mar 20, 2026 that can be taken off.',
  );
  expect(await stateOf(portal, client.swapId)).toMatch(/^ended: /);
  expect(await stateOf(portal, leaver.swapId)).toBe(
    'ended: No shift is planned on Fri, Mar 20, 2026 that can be taken off.',
  );
});

it('keeps a swap of which a day has begun, whatever changes', async () => {
  const one = await approvedSwap(portal);
  portal.clock.set('2026-03-10T01:00:00Z');
  const hr = await portal.as({ roles: ['hr'] });
  const moved = await hr.call(holidaysCalls.update, { body: { ...body(one), day: '2026-03-12' } });
  expect(moved.status).toBe(200);
  await portal.settle();
  expect([await stateOf(portal, one.swapId), await plannedDays(portal, one.id)]).toEqual(['approved', worksOnHoliday]);
});

it('ends what nobody decided before the first day, and nothing twice', async () => {
  const one = await swapper(portal);
  const id = await requestSwap(one.user);
  await createHoliday(portal.db, { calendar_id: one.calendarId, day: '2026-04-07' });
  portal.clock.set('2026-03-10T01:00:00Z');
  await settleAll();
  await settleAll();
  expect(await stateOf(portal, id)).toBe('ended: No one decided on it before its first day.');
  expect(await noticesOf(portal, one.user)).toHaveLength(1);
});

const leaves = async (one: { readonly id: number }, lastDay: string) => {
  await portal.db
    .updateTable('employee_active_date')
    .set({
      ...{ end_date: lastDay, status_group: 'resignation', reason: 'Moved on' },
      ...{ clearance_status: 'Pending', rehire: true },
    })
    .where('employee_id', '=', one.id)
    .execute();
  await portal.settle();
};

it.each([
  ['swap', 'The hours worked on the holiday have their premium.'],
  ['swap_day_off', 'The holiday counted as an ordinary work day, without a premium.'],
] as const)(
  'ends a swap whose holiday was worked when the person leaves before the day off: %s',
  async (effect, premium) => {
    const one = await approvedSwap(portal, { effect });
    portal.clock.set('2026-03-16T01:00:00Z');
    await leaves(one, '2026-03-13');
    await settleAll();
    await settleAll();
    expect(await stateOf(portal, one.swapId)).toBe('ended: The employment ended before the day off.');
    // The holiday stays the work day that it was.
    expect(await plannedDays(portal, one.id)).toEqual([`${holidayDay} scheduled`]);
    const notices = (await noticesOf(portal, one.hr)).filter((text) =>
      text.startsWith('A worked holiday has no day off'),
    );
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain(`The employment ended before the day off. ${premium}`);
    const log = portal.db.selectFrom('activity_log').select('id').where('event', '=', 'holidays.end-swap');
    expect(await log.where('subject_id', '=', String(one.id)).execute()).toHaveLength(1);
  },
);

it('keeps a swap whose days off were before the last day', async () => {
  const one = await approvedSwap(portal);
  portal.clock.set('2026-03-24T01:00:00Z');
  await leaves(one, '2026-03-20');
  await settleAll();
  expect(await stateOf(portal, one.swapId)).toBe('approved');
});
