import { holidaySwapsCalls as calls } from '@muster/contract/domains/holidays/holiday-swaps.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { bothDays, holidayDay, noticesOf, requestSwap, substituteDay, swapper } from './holiday-swap.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const refused = async (by: Persona, days: object = bothDays) => {
  const { status, body } = await by.refused(calls.request, { body: days as typeof bothDays });
  return [status, body.errors];
};

it('asks the team lead, and shows the employee who decides', async () => {
  const one = await swapper(portal);
  const { client_id } = await portal.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  const boss = await createEmployee(portal.db, { client_id });
  const team = await createTeam(portal.db, { client_id });
  await addToTeam(portal.db, team, boss, 'teamLead');
  await addToTeam(portal.db, team, one);
  const lead = await portal.as({ roles: ['team lead', 'employee'], employeeId: boss.id });
  const own = (await one.user.call(calls.own)).body;
  expect(own).toEqual({ holidays: [{ day: holidayDay, name: 'Founding Day' }], swaps: [] });
  const found = (await one.user.call(calls.substitutes, { query: { holiday_day: holidayDay } })).body;
  expect(found.steps).toEqual([{ name: 'Team lead or HR', approvers: ['Team lead'] }]);
  expect([found.days[0], found.days.includes(substituteDay), found.days.includes(holidayDay)]).toEqual([
    '2026-03-03',
    true,
    false,
  ]);
  expect(found.days.at(-1)).toBe('2026-06-08');
  expect(found.days).not.toContain('2026-03-07');
  const id = await requestSwap(one.user);
  expect(await noticesOf(portal, lead)).toEqual([
    `${one.name} requested a holiday swap: Founding Day, Tue, Mar 10, 2026, for Fri, Mar 20, 2026`,
  ]);
  const after = (await one.user.call(calls.own)).body;
  expect(after.holidays).toEqual([]);
  expect(after.swaps).toMatchObject([
    { id, holiday: 'Founding Day', ...bothDays, state: 'requested', abilities: { decide: false, cancel: true } },
  ]);
  const log = portal.db.selectFrom('activity_log').select(['event', 'after']).orderBy('id', 'desc');
  expect(await log.executeTakeFirst()).toMatchObject({
    event: 'holidays.request-swap',
    after: { holiday: 'Founding Day', ...bothDays },
  });
});

it('refuses holidays that cannot be swapped, and days that cannot be taken off', async () => {
  const one = await swapper(portal);
  const holiday_day = async (day: string) => refused(one.user, { ...bothDays, holiday_day: day });
  expect(await holiday_day('2026-03-11')).toEqual([
    422,
    { holiday_day: ['Wed, Mar 11, 2026 is not a holiday with a day off.'] },
  ]);
  const substitute_day = async (day: string) => refused(one.user, { ...bothDays, substitute_day: day });
  expect(await substitute_day('2026-03-21')).toEqual([
    422,
    { substitute_day: ['No shift is planned on Sat, Mar 21, 2026 that can be taken off.'] },
  ]);
  expect(await substitute_day('2026-03-02')).toEqual([
    422,
    { substitute_day: ['Mon, Mar 2, 2026 has begun. Choose a later day.'] },
  ]);
  const observing = await swapper(portal, { effect: 'observe' });
  expect(await refused(observing.user)).toEqual([
    422,
    { holiday_day: ['The holiday policy does not offer a swap for Tue, Mar 10, 2026.'] },
  ]);
  expect((await observing.user.call(calls.own)).body.holidays).toEqual([]);
  const resting = await swapper(portal, { shift: { work_days: [1, 5] } });
  expect(await refused(resting.user)).toEqual([
    422,
    { holiday_day: ['The holiday takes no shift off on Tue, Mar 10, 2026.'] },
  ]);
  const always = await swapper(portal, { shift: { work_days: [1, 2, 3, 4, 5], used_on_holidays: true } });
  expect((await always.user.call(calls.own)).body.holidays).toEqual([]);
});

it('refuses a second swap of a day, also at the same time', async () => {
  const one = await swapper(portal);
  const outcomes = await Promise.all([
    one.user.call(calls.request, { body: bothDays }),
    one.user.call(calls.request, { body: { ...bothDays, substitute_day: '2026-03-19' } }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const rows = portal.db.selectFrom('holiday_swap').select('id').where('employee_id', '=', one.id);
  expect(await rows.execute()).toHaveLength(1);
});

it('refuses days that payroll has closed', async () => {
  const one = await swapper(portal);
  await portal.db
    .insertInto('attendance_lock')
    .values({ employee_id: one.id, days: '[2026-03-16,2026-04-01)', reason: 'Paid' })
    .execute();
  expect(await refused(one.user)).toEqual([422, { substitute_day: ['Fri, Mar 20, 2026 is closed by payroll.'] }]);
});

it('is for employees alone', async () => {
  for (const roles of [['hr'], ['client-admin']] as const) {
    const other = await portal.as({ roles: [...roles] });
    expect(await refused(other)).toEqual([403, undefined]);
    expect((await other.call(calls.own)).body).toEqual({ holidays: [], swaps: [] });
    expect((await other.refused(calls.substitutes, { query: { holiday_day: holidayDay } })).status).toBe(403);
  }
});

it.each(['9999-12-31', '1900-01-01'])('refuses %s at once, without reading a schedule until then', async (day) => {
  const one = await swapper(portal);
  const far = await refused(one.user, { holiday_day: day, substitute_day: substituteDay });
  expect([far[0], Object.keys(far[1] ?? {})]).toEqual([422, ['holiday_day']]);
  const other = await refused(one.user, { holiday_day: holidayDay, substitute_day: day });
  expect([other[0], Object.keys(other[1] ?? {})]).toEqual([422, ['substitute_day']]);
  const { body } = await one.user.call(calls.substitutes, { query: { holiday_day: day } });
  expect(body).toEqual({ days: [], steps: [] });
});
