import { leaveCalendarCalls } from '@muster/contract/domains/leave/leave-calendar.calls.ts';
import { leaveRequestsCalls as calls } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createPunches, settleAt } from '../../testing/factories/attendance.ts';
import { leaveBalance, leaveTypeId } from '../../testing/factories/leave.ts';
import { latestVersion } from '../../testing/factories/shifts.ts';
import { lockedPeriod } from '../../testing/locked-period.ts';
import { range, refusedRequest, taker } from './leave-request.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

const monday = '2026-03-16';
const half = (part: 'start' | 'end', day = monday) => ({ day, part, minutes: null });

/** Works from nine to six with an unpaid lunch at one. */
async function halfDayTaker(gaps: { readonly code?: string } = {}) {
  const shift = { start_time: '09:00', end_time: '18:00', total_minutes: 540, work_days: [1, 2, 3, 4, 5] };
  const one = await taker(portal, { shift, ...gaps });
  await addLunch(one.shiftId);
  return one;
}

async function addLunch(shiftId: number): Promise<void> {
  const lunch = { position: 1, shift_break_type_id: 1, starts_after_minutes: 240, minutes: 60, is_paid: false };
  const shift_version_id = await latestVersion(portal.db, shiftId);
  await portal.db
    .insertInto('shift_break')
    .values({ shift_version_id, ...lunch })
    .execute();
}

type Taker = Awaited<ReturnType<typeof halfDayTaker>>;
type Parts = readonly ReturnType<typeof half>[] | readonly { day: string; part: 'start' | 'end'; minutes: number }[];

async function request({ user, typeId }: Taker, parts: Parts, days = range(monday), leave_type_id = typeId) {
  return (await user.call(calls.request, { body: { leave_type_id, ...days, parts: [...parts] } })).body.id;
}

async function approve(id: number): Promise<void> {
  const hr = await portal.as({ roles: ['hr'] });
  await hr.call(calls.decide, { body: { id, decision: 'approved' } });
  await portal.settle();
}

const planned = async ({ id }: { readonly id: number }, day = monday) =>
  portal.db
    .selectFrom('employee_schedule')
    .select(['status', 'starts_at', 'ends_at', 'leave_minutes'])
    .where('employee_id', '=', id)
    .where('work_date', '=', day)
    .executeTakeFirstOrThrow();

const attended = ({ id }: { readonly id: number }, day = monday) =>
  portal.db
    .selectFrom('attendance_day')
    .select(['state', 'planned_minutes', 'part_leave_minutes', 'worked_minutes', 'late_minutes', 'undertime_minutes'])
    .where('employee_id', '=', id)
    .where('work_date', '=', day)
    .executeTakeFirst();

describe('half a day', () => {
  it('begins the shift after its lunch, takes half a day and is neither late nor absent', async () => {
    const one = await halfDayTaker();
    const preview = await one.user.call(calls.preview, {
      query: { leave_type_id: one.typeId, first_day: monday, last_day: monday, parts: `${monday} start` as never },
    });
    expect(preview.body).toMatchObject({
      minutes: 240,
      days: [
        { part: 'start', leave_from: '2026-03-16T01:00:00Z', leave_to: '2026-03-16T06:00:00Z', worked_minutes: 480 },
      ],
    });
    await approve(await request(one, [half('start')]));
    expect(await leaveBalance(portal, one.id, one.typeId)).toBe(9.5);
    expect(await planned(one)).toMatchObject({
      status: 'scheduled',
      starts_at: '2026-03-16T06:00:00.000Z',
      leave_minutes: 240,
    });

    portal.clock.set('2026-03-17T01:00:00Z');
    await createPunches(portal.db, one, monday, [
      ['in', '2026-03-16T06:00:00Z'],
      ['out', '2026-03-16T10:00:00Z'],
    ]);
    await portal.settle();
    expect(await attended(one)).toEqual({
      ...{ state: 'present', planned_minutes: 240, part_leave_minutes: 240, worked_minutes: 240 },
      ...{ late_minutes: 0, undertime_minutes: 0 },
    });
  });

  it('ends the shift before its lunch', async () => {
    const one = await halfDayTaker();
    await approve(await request(one, [half('end')]));
    expect(await planned(one)).toMatchObject({
      starts_at: '2026-03-16T01:00:00.000Z',
      ends_at: '2026-03-16T05:00:00.000Z',
    });
  });

  it('is a whole day together with the other half of another type, and each half can be given back alone', async () => {
    const one = await halfDayTaker();
    const sick = await leaveTypeId(portal, 'SL');
    const entry = { employee_id: one.id, leave_type_id: sick, kind: 'opening', minutes: 960 };
    await portal.db
      .insertInto('leave_entry')
      .values({ ...entry, effective_on: '2026-01-01' })
      .execute();
    const morning = await request(one, [half('start')]);
    const afternoon = await request(one, [half('end')], range(monday), sick);
    await approve(morning);
    await approve(afternoon);
    expect(await planned(one)).toMatchObject({
      status: 'on_leave',
      leave_minutes: 0,
      ends_at: '2026-03-16T10:00:00.000Z',
    });
    const away = portal.db.selectFrom('leave_away_day').select(['part', 'class', 'minutes']).orderBy('part');
    expect(await away.where('employee_id', '=', one.id).execute()).toEqual([
      { part: 'end', class: 'unplanned', minutes: 240 },
      { part: 'start', class: 'planned', minutes: 240 },
    ]);

    await one.user.call(calls.cancel, { body: { id: morning } });
    await portal.settle();
    expect(await planned(one)).toMatchObject({
      starts_at: '2026-03-16T01:00:00.000Z',
      ends_at: '2026-03-16T05:00:00.000Z',
    });
    expect([await leaveBalance(portal, one.id, one.typeId), await leaveBalance(portal, one.id, sick)]).toEqual([
      10, 1.5,
    ]);
  });

  it('that is approved late changes the day that was worked', async () => {
    const one = await halfDayTaker();
    portal.clock.set('2026-03-17T01:00:00Z');
    await createPunches(portal.db, one, monday, [
      ['in', '2026-03-16T06:00:00Z'],
      ['out', '2026-03-16T10:00:00Z'],
    ]);
    const hr = await portal.as({ roles: ['hr'] });
    const body = { leave_type_id: one.typeId, ...range(monday), parts: [half('start')] };
    const { id } = (await hr.call(calls.request, { body: { employee_id: one.id, ...body } })).body;
    const other = await portal.as({ roles: ['hr'] });
    await other.call(calls.decide, { body: { id, decision: 'approved' } });
    await portal.settle();
    expect(await attended(one)).toMatchObject({ state: 'present', late_minutes: 0, part_leave_minutes: 240 });
    await hr.call(calls.cancel, { body: { id } });
    await portal.settle();
    expect(await attended(one)).toMatchObject({ state: 'late', late_minutes: 300, part_leave_minutes: 0 });
  });

  it('on which nobody came is half a day of leave and half a day of absence', async () => {
    const one = await halfDayTaker();
    await approve(await request(one, [half('start')]));
    portal.clock.set('2026-03-17T01:00:00Z');
    await settleAt(portal.db, { employeeIds: [one.id], first: monday, last: monday, now: '2026-03-17T01:00:00Z' });
    expect(await attended(one)).toMatchObject({ state: 'absent', part_leave_minutes: 240 });
    const sheet = await lockedPeriod(portal).details(one, monday);
    expect(sheet).toMatchObject({ planned_days: 1, worked_days: 0, leave_days: 0.5, absent_days: 0.5 });
  });

  it('of a request over several days is a span of its own in the calendar', async () => {
    const one = await halfDayTaker();
    const friday = '2026-03-20';
    await approve(await request(one, [half('end', friday)], range('2026-03-18', friday)));
    const { own } = (await one.user.call(leaveCalendarCalls.own, { query: { from: '2026-03-16', to: '2026-03-22' } }))
      .body;
    expect(own?.away.map(({ first, last, days, part }) => [first, last, days, part])).toEqual([
      ['2026-03-18', '2026-03-19', 2, 'full'],
      [friday, friday, 0.5, 'end'],
    ]);
  });
});

describe('hours', () => {
  it('take their share of the day, and follow a shift that becomes longer', async () => {
    const one = await halfDayTaker({ code: 'AU-AL' });
    await approve(await request(one, [{ day: monday, part: 'end', minutes: 120 }]));
    expect(await leaveBalance(portal, one.id, one.typeId)).toBe(9.75);
    expect(await planned(one)).toMatchObject({ ends_at: '2026-03-16T08:00:00.000Z', leave_minutes: 120 });

    // Ten worked hours instead of eight.
    const version = await latestVersion(portal.db, one.shiftId);
    await portal.db
      .updateTable('shift_version')
      .set({ end_time: '20:00', total_minutes: 660 })
      .where('id', '=', version)
      .execute();
    const mark = { employee_id: one.id, work_date: '2026-03-13', kind: 'holiday' };
    await portal.db.insertInto('schedule_mark').values(mark).execute();
    await portal.settle();
    expect(await planned(one)).toMatchObject({ ends_at: '2026-03-16T10:00:00.000Z', leave_minutes: 96 });
    expect(await leaveBalance(portal, one.id, one.typeId)).toBe(9.8);
  });
});

describe('a part of a day is refused', () => {
  it('where the type, the day or another request does not allow it', async () => {
    const one = await halfDayTaker();
    const body = (parts: Parts, days = range(monday)) => ({ leave_type_id: one.typeId, ...days, parts });
    expect(await refusedRequest(one.user, body([{ day: monday, part: 'start', minutes: 120 }]))).toEqual([
      422,
      { parts: ['Vacation Leave is taken in whole or half days, not in hours.'] },
    ]);
    expect(await refusedRequest(one.user, body([half('start', '2026-03-15')], range('2026-03-15', monday)))).toEqual([
      422,
      { parts: ['Sun, Mar 15, 2026 needs no leave. Request a part of a day with a shift.'] },
    ]);
    expect(await refusedRequest(one.user, body([half('start'), half('end')]))).toEqual([
      422,
      { parts: ['Request each day once, within the days of the request.'] },
    ]);
    await request(one, [half('start')]);
    const taken = [422, { first_day: ['There is other leave on Mon, Mar 16, 2026.'] }];
    expect(await refusedRequest(one.user, body([half('start')]))).toEqual(taken);
    expect(await refusedRequest(one.user, body([]))).toEqual(taken);
  });

  it('by the database, if two requests take it at once', async () => {
    const one = await halfDayTaker();
    const ids = [await request(one, [], range('2026-03-18')), await request(one, [], range('2026-03-19'))];
    const take = (part: string) =>
      portal.db
        .updateTable('leave_request_day')
        .set({ work_date: '2026-03-20', part, shift_minutes: part === 'full' ? 0 : 300 })
        .where('request_id', '=', ids[0] ?? 0)
        .execute();
    await portal.db
      .updateTable('leave_request_day')
      .set({ work_date: '2026-03-20', part: 'end', shift_minutes: 300 })
      .where('request_id', '=', ids[1] ?? 0)
      .execute();
    await expect(take('full')).rejects.toThrow('leave_request_day_once');
    await expect(take('end')).rejects.toThrow('leave_request_day_once');
    await take('start');
  });
});

it('that is approved after payroll locked the day is an adjustment of the next period, as a whole day is', async () => {
  const scene = lockedPeriod(portal);
  const locked = '2026-03-10';
  const shift = { start_time: '09:00', end_time: '18:00', total_minutes: 540 };
  const came = await scene.worked(
    locked,
    [
      ['in', `${locked}T06:00:00Z`],
      ['out', `${locked}T10:00:00Z`],
    ],
    { shift },
  );
  const absent = await scene.worked(locked, []);
  const missed = await scene.worked(locked, [], { shift });
  await addLunch(came.shiftId);
  await addLunch(missed.shiftId);
  scene.at('03-16');
  for (const who of [came, absent, missed]) {
    const span = await scene.lock(who, '2026-03-01');
    expect(span.done).toBe(1);
  }
  const hr = await portal.as({ roles: ['hr'] });
  const leave_type_id = await leaveTypeId(portal, 'VL');
  const ids = [];
  for (const [who, parts] of [
    [came, [half('start', locked)]],
    [absent, []],
    [missed, [half('start', locked)]],
  ] as const) {
    const body = { employee_id: who.id, leave_type_id, ...range(locked), parts: [...parts] };
    ids.push((await hr.call(calls.request, { body })).body.id);
  }
  for (const id of ids) await approve(id);
  const booked = async (who: { id: number }) =>
    portal.db
      .selectFrom('attendance_adjustment')
      .select([
        'booked_on',
        'planned_days',
        'leave_days',
        'part_leave_minutes',
        'absent_days',
        'absent_leave_minutes',
        'late_minutes',
        'reasons',
      ])
      .where('employee_id', '=', who.id)
      .execute();
  const nothing = { booked_on: '2026-03-16', reasons: ['plan'] };
  expect(await booked(came)).toEqual([
    {
      ...{ ...nothing, planned_days: 0, leave_days: 0, part_leave_minutes: 240, late_minutes: -300 },
      ...{ absent_days: 0, absent_leave_minutes: 0 },
    },
  ]);
  expect(await booked(absent)).toEqual([
    {
      ...{ ...nothing, planned_days: -1, leave_days: 1, part_leave_minutes: 0, late_minutes: 0 },
      ...{ absent_days: -1, absent_leave_minutes: 0 },
    },
  ]);
  expect(await booked(missed)).toEqual([
    {
      ...{ ...nothing, planned_days: 0, leave_days: 0, part_leave_minutes: 240, late_minutes: 0 },
      ...{ absent_days: 0, absent_leave_minutes: 240 },
    },
  ]);
  const sheet = await scene.details(came, '2026-03-16');
  expect(sheet).toMatchObject({ leave_days: 0.5 });
  expect(await scene.details(missed, '2026-03-16')).toMatchObject({ leave_days: 0.5, absent_days: -0.5 });

  // Given back: nothing is left to adjust.
  const staff = await portal.as({ roles: ['hr'] });
  for (const id of ids) await staff.call(calls.cancel, { body: { id } });
  await portal.settle();
  expect([await booked(came), await booked(absent), await booked(missed)]).toEqual([[], [], []]);
});
