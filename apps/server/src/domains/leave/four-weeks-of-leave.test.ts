import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { holidaysCalls } from '@muster/contract/domains/holidays/holidays.calls.ts';
import { leavePoliciesCalls } from '@muster/contract/domains/leave/leave-policies.calls.ts';
import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { employeeShiftsCalls } from '@muster/contract/domains/shifts/employee-shifts.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createHolidayCalendar } from '../../testing/factories/holiday-calendars.ts';
import { givePolicy } from '../../testing/factories/holidays.ts';
import { giveLeavePolicy, leavePolicyLine } from '../../testing/factories/leave-policies.ts';
import { resignation } from '../../testing/factories/leavers.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { accrueLeave } from './accrue-leave.ts';
import { range, taker, weekdays } from './leave-request.fixture.ts';

/** Four weeks with the clock moving. Each balance is counted by hand in the comment beside it. */
let portal: TestPortal;
let hr: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** The daily work of a morning in Manila. HR signs in for the day. */
async function morning(day: string, people: readonly { readonly id: number }[]) {
  portal.clock.set(`${day}T01:00:00Z`);
  hr = await portal.as({ roles: ['hr'] });
  await accrueLeave(
    portal.db,
    people.map(({ id }) => id),
    day,
  );
  await portal.settle();
}

/** In days, of the entries until a day; without a day of all entries, which is what is left for later leave. */
async function left({ id, typeId }: { id: number; typeId: number }, until = '9999-12-31') {
  const { rows } = await sql<{ minutes: number }>`
    select coalesce(sum(minutes), 0)::integer as minutes from leave_entry
    where employee_id = ${id} and leave_type_id = ${typeId} and effective_on <= ${until}::date`.execute(portal.db);
  return (rows[0]?.minutes ?? 0) / 480;
}

const statuses = async (id: number, first: string, last: string) => {
  const rows = portal.db.selectFrom('employee_schedule').select(['work_date', 'status']).where('employee_id', '=', id);
  const found = await rows
    .where('work_date', '>=', first)
    .where('work_date', '<=', last)
    .orderBy('work_date')
    .execute();
  return found.map(({ work_date, status }) => `${work_date.slice(5)} ${status}`);
};

/** By somebody other than who filed it. */
const approve = async (id: number) => {
  const decider = await portal.as({ roles: ['hr'] });
  expect((await decider.call(calls.decide, { body: { id, decision: 'approved' } })).status).toBe(204);
  await portal.settle();
};

async function filed(who: { id: number; typeId: number }, first: string, last: string): Promise<number> {
  const body = { employee_id: who.id, leave_type_id: who.typeId, ...range(first, last) };
  const { body: request } = await hr.call(calls.request, { body });
  return request.id;
}

const daysOf = async (requestId: number) =>
  portal.db
    .selectFrom('leave_request_day')
    .select(['work_date', 'state', 'minutes'])
    .where('request_id', '=', requestId)
    .orderBy('work_date')
    .execute();

it('keeps every balance as counted by hand', async () => {
  // Ten days at the beginning of the year, and one more at the end of each month.
  const dara = await taker(portal, weekdays);
  const night = { start_time: '22:00', end_time: '06:00', total_minutes: 480, work_days: [2, 3, 4, 5, 6] };
  const noel = await taker(portal, { zone: 'America/New_York', shift: night });
  const people = [dara, noel];
  await morning('2026-02-23', people);
  const lines = [leavePolicyLine(dara.typeId)] as never[];
  const terms = { name: 'A day a month', is_client_assignable: true, first_day: '2026-01-01', lines };
  const { body: policy } = await hr.call(leavePoliciesCalls.create, { body: terms });
  const calendar = await createHolidayCalendar(portal.db);
  for (const { id } of people) await giveLeavePolicy(portal.db, id, policy.id, '2026-01-01');
  await givePolicy(portal.db, dara.id, [[calendar.id, 'observe']]);

  // Week 1. January is credited: 10 + 1.
  await morning('2026-02-23', people);
  expect([await left(dara), await left(noel)]).toEqual([11, 11]);
  const march = { leave_type_id: dara.typeId, ...range('2026-03-02', '2026-03-06') };
  const { body: week } = await dara.user.call(calls.request, { body: march });
  const { body: again } = await dara.user.refused(calls.request, { body: march });
  expect(Object.keys(again.errors ?? {})).toEqual(['first_day']);
  const overClockChange = await filed(noel, '2026-03-06', '2026-03-07');
  const afterwards = await filed(noel, '2026-03-20', '2026-03-21');
  // Held, not taken.
  expect([await left(dara), await left(noel)]).toEqual([11, 11]);
  const { types } = (await dara.user.call(calls.choices, { query: {} })).body;
  const available = types.find((type) => type.leave_type_id === dara.typeId)?.available_minutes;
  // 11 + 1 of February - 5: the held days come after the end of February.
  expect(available).toBe(7 * 480);
  await morning('2026-02-24', people);
  for (const id of [week.id, overClockChange, afterwards]) await approve(id);
  // 11 - 5, and 11 - 2 - 2.
  expect([await left(dara), await left(noel)]).toEqual([6, 7]);

  // The night of March 7 loses an hour to the clock change: it is a day of leave on its work date all the same.
  expect(await daysOf(overClockChange)).toEqual([
    { work_date: '2026-03-06', state: 'taken', minutes: 480 },
    { work_date: '2026-03-07', state: 'taken', minutes: 480 },
  ]);
  expect(await statuses(noel.id, '2026-03-05', '2026-03-07')).toEqual([
    '03-05 scheduled',
    '03-06 on_leave',
    '03-07 on_leave',
  ]);

  // The end of February: one more each. Running it again adds nothing.
  await morning('2026-03-01', people);
  await morning('2026-03-01', people);
  expect([await left(dara), await left(noel)]).toEqual([7, 8]);

  // Week 2. A holiday is proclaimed on a day of leave: 7 + 1.
  const proclaimed = { calendar_id: calendar.id, day: '2026-03-04', name: 'Eid', kind: 'regular' } as const;
  await hr.call(holidaysCalls.create, { body: { ...proclaimed, is_fixed: false, source: 'Proclamation No. 1' } });
  await portal.settle();
  expect(await left(dara)).toBe(8);
  // A single day is cancelled: 8 + 1.
  await morning('2026-03-03', people);
  await hr.call(calls.cancel, { body: { id: week.id, days: ['2026-03-06'] } });
  await portal.settle();
  expect(await left(dara)).toBe(9);
  expect(await statuses(dara.id, '2026-03-02', '2026-03-06')).toEqual([
    '03-02 on_leave',
    '03-03 on_leave',
    '03-04 holiday',
    '03-05 on_leave',
    '03-06 scheduled',
  ]);

  // Week 3. Another shift from March 16 on, without Mondays and with Saturdays: 9 - 5, then one day less.
  await morning('2026-03-09', people);
  const later = await filed(dara, '2026-03-16', '2026-03-20');
  await approve(later);
  expect(await left(dara)).toBe(4);
  const { timezone_id } = await portal.db
    .selectFrom('shift')
    .select('timezone_id')
    .where('id', '=', dara.shiftId)
    .executeTakeFirstOrThrow();
  const other = await createShift(portal.db, {
    ...{ timezone_id, start_time: '09:00', end_time: '17:00', total_minutes: 480, work_days: [2, 3, 4, 5, 6] },
  });
  const placing = { employee_ids: [dara.id], shift_id: other.id, from: '2026-03-16' };
  expect((await hr.call(employeeShiftsCalls.place, { body: placing })).status).toBe(201);
  await portal.settle();
  expect(await left(dara)).toBe(5);
  expect((await daysOf(later)).map(({ work_date, state }) => `${work_date.slice(8)} ${state}`)).toEqual([
    '16 recounted',
    '17 taken',
    '18 taken',
    '19 taken',
    '20 taken',
  ]);

  // Noel leaves on March 13. Leave after it is given back, March is credited for 13 of 31 days, which is half a day.
  await morning('2026-03-10', people);
  await hr.call(employeeStatusCalls.deactivate, { body: resignation(noel.id, '2026-03-13') });
  await morning('2026-03-16', people);
  // 11 - 2 + 1 + 0.5 on the last day, and nothing afterwards.
  expect([await left(noel, '2026-03-13'), await left(noel)]).toEqual([10.5, 0]);
  expect((await daysOf(afterwards)).map(({ state }) => state)).not.toContain('taken');

  // Week 4 and the end of the month: 5, then 5 + 1. Noel gets nothing more.
  await morning('2026-03-23', people);
  expect([await left(dara), await left(noel)]).toEqual([5, 0]);
  await morning('2026-04-01', people);
  expect([await left(dara), await left(noel)]).toEqual([6, 0]);
});
