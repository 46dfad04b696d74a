import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPunches, createWorker, settleAt } from '../../testing/factories/attendance.ts';
import { latestVersion } from '../../testing/factories/shifts.ts';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { lockAttendance, unlockAttendance } from './index.ts';

let scratch: OpenScratch;
beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

type Worker = Awaited<ReturnType<typeof createWorker>>;
const day = '2026-03-10';
const later = '2026-03-20T00:00:00Z';

const settle = (worker: Worker, now = later, first = day, last = day) =>
  settleAt(scratch.db, { employeeIds: [worker.id], first, last, now });

async function stored(worker: Worker, workDate = day) {
  return scratch.db
    .selectFrom('attendance_day')
    .selectAll()
    .where('employee_id', '=', worker.id)
    .where('work_date', '=', workDate)
    .executeTakeFirst();
}

/** A day from 09:00 to 17:00 in Manila, 01:00 to 09:00 UTC, with these punches. */
async function worked(punches: readonly (readonly [PunchKind, string])[], worker?: Worker) {
  const who = worker ?? (await createWorker(scratch.db));
  await createPunches(
    scratch.db,
    who,
    day,
    punches.map(([kind, clock]) => [kind, `${day}T${clock}Z`]),
  );
  await settle(who);
  return stored(who);
}

async function withRules(
  rules: { breaks?: readonly [number, number, boolean][]; overtime?: readonly [string, number, number][] },
  gaps = {},
) {
  const worker = await createWorker(scratch.db, gaps);
  const version = await latestVersion(scratch.db, worker.shiftId);
  for (const [index, [starts_after_minutes, minutes, is_paid]] of (rules.breaks ?? []).entries())
    await scratch.db
      .insertInto('shift_break')
      .values({
        shift_version_id: version,
        shift_break_type_id: 1,
        starts_after_minutes,
        minutes,
        is_paid,
        position: index + 1,
      })
      .execute();
  for (const [applies, minimum_minutes, rounding_minutes] of rules.overtime ?? [])
    await scratch.db
      .insertInto('shift_overtime')
      .values({ shift_version_id: version, applies, minimum_minutes, rounding_minutes, needs_approval: false })
      .execute();
  return worker;
}

it.each<[string, (readonly [PunchKind, string])[], object]>([
  [
    'present',
    [
      ['in', '00:55:00'],
      ['out', '09:05:00'],
    ],
    { worked_minutes: 480, late_minutes: 0, undertime_minutes: 0, overtime_minutes: 0 },
  ],
  [
    'present',
    [
      ['in', '01:00:59'],
      ['out', '08:59:01'],
    ],
    { late_minutes: 0, undertime_minutes: 0, worked_minutes: 478 },
  ],
  [
    'late',
    [
      ['in', '01:01:00'],
      ['out', '09:00:00'],
    ],
    { late_minutes: 1, worked_minutes: 479 },
  ],
  [
    'late',
    [
      ['in', '01:12:30'],
      ['out', '08:00:00'],
    ],
    { late_minutes: 12, undertime_minutes: 60, worked_minutes: 407 },
  ],
  [
    'undertime',
    [
      ['in', '01:00:00'],
      ['out', '08:30:00'],
    ],
    { undertime_minutes: 30, worked_minutes: 450 },
  ],
  ['absent', [], { worked_minutes: 0, planned_minutes: 480, late_minutes: 0, first_in: null }],
  ['conflict', [['in', '01:00:00']], { worked_minutes: 0, last_out: null }],
  [
    'conflict',
    [
      ['in', '01:00:00'],
      ['break_start', '05:00:00'],
    ],
    { worked_minutes: 0, paid_break_minutes: 0 },
  ],
  [
    'undertime',
    [
      ['in', '01:00:00'],
      ['out', '04:00:00'],
      ['in', '05:00:00'],
      ['out', '09:00:00'],
    ],
    { worked_minutes: 420, undertime_minutes: 60, late_minutes: 0 },
  ],
])('says %s of %j', async (state, punches, minutes) => {
  const worker = await createWorker(scratch.db);
  if (punches.length > 0) await worked(punches, worker);
  else await settle(worker);
  expect(await stored(worker)).toMatchObject({ state, ...minutes });
});

it('marks a day as unplanned that was worked without a plan', async () => {
  const worker = await createWorker(scratch.db, { valid: '[2026-03-01,2026-03-10)' });
  expect(
    await worked(
      [
        ['in', '01:00:00'],
        ['out', '05:30:00'],
      ],
      worker,
    ),
  ).toMatchObject({
    state: 'unplanned',
    shift_id: null,
    planned_minutes: 0,
    worked_minutes: 270,
  });
});

it('does not check a day that is still running, and checks it when it is over', async () => {
  const worker = await createWorker(scratch.db);
  expect(await settle(worker, `${day}T08:59:59Z`)).toBe(0);
  await createPunches(scratch.db, worker, day, [['in', `${day}T01:05:00Z`]]);
  await settle(worker, `${day}T02:00:00Z`);
  expect(await stored(worker)).toMatchObject({ state: 'late', last_out: null, settled_at: null });
  await settle(worker, `${day}T13:00:00Z`);
  expect(await stored(worker)).toMatchObject({ settled_at: null });
  await settle(worker, `${day}T13:00:01Z`);
  expect(await stored(worker)).toMatchObject({ state: 'conflict', settled_at: `${day}T13:00:01.000Z` });
});

it('pays exactly the breaks of the shift', async () => {
  const breaks = [
    [120, 15, true],
    [240, 60, false],
    [420, 15, true],
  ] as const;
  const worker = await withRules({ breaks: breaks.map((one) => [...one]) });
  const punches: (readonly [PunchKind, string])[] = [
    ['in', '01:00:00'],
    ['break_start', '03:00:00'],
    ['break_end', '03:20:00'],
    ['break_start', '05:00:00'],
    ['break_end', '05:50:00'],
    ['break_start', '08:00:00'],
    ['break_end', '08:10:00'],
    ['out', '09:00:00'],
  ];
  expect(await worked(punches, worker)).toMatchObject({
    planned_minutes: 420,
    paid_break_minutes: 25,
    unpaid_break_minutes: 55,
    worked_minutes: 425,
  });
});

it('counts overtime by the rules of the shift: its minimum, rounded down to its step', async () => {
  const overtime = [
    ['before', 30, 15],
    ['after', 30, 15],
  ] as const;
  const rules = { overtime: overtime.map((one) => [...one] as [string, number, number]) };
  const enough = await worked(
    [
      ['in', '00:20:00'],
      ['out', '09:52:00'],
    ],
    await withRules(rules),
  );
  expect(enough).toMatchObject({ state: 'present', worked_minutes: 555, overtime_minutes: 75 });
  const tooShort = await worked(
    [
      ['in', '00:31:00'],
      ['out', '09:29:59'],
    ],
    await withRules(rules),
  );
  expect(tooShort).toMatchObject({ worked_minutes: 480, overtime_minutes: 0 });
});

it('keeps the name of a day off that was worked, and counts its overtime as its rule says', async () => {
  const gaps = { shift: { work_days: [1], used_on_restdays: true } };
  const worker = await withRules({ overtime: [['restday', 60, 30]] }, gaps);
  expect(
    await worked(
      [
        ['in', '01:00:00'],
        ['out', '04:45:00'],
      ],
      worker,
    ),
  ).toMatchObject({
    state: 'restday',
    planned_minutes: 0,
    worked_minutes: 225,
    overtime_minutes: 210,
  });
  for (const kind of ['on_leave', 'holiday'] as const) {
    const away = await createWorker(scratch.db);
    await scratch.db.insertInto('schedule_mark').values({ employee_id: away.id, work_date: day, kind }).execute();
    await sql`select rebuild_schedule(array[${away.id}::integer], ${day}::date, ${day}::date)`.execute(scratch.db);
    await settle(away);
    expect(await stored(away)).toMatchObject({ state: kind, planned_minutes: 0, worked_minutes: 0 });
  }
});

it("counts the night from ten to six in the shift's zone", async () => {
  const worker = await createWorker(scratch.db, { shift: { start_time: '20:00', end_time: '04:00' } });
  await createPunches(scratch.db, worker, day, [
    ['in', `${day}T12:00:00Z`],
    ['out', `${day}T20:00:00Z`],
  ]);
  await settle(worker);
  expect(await stored(worker)).toMatchObject({ worked_minutes: 480, night_minutes: 360 });
  const morning = await createWorker(scratch.db, { shift: { start_time: '04:00', end_time: '12:00' } });
  await createPunches(scratch.db, morning, day, [
    ['in', '2026-03-09T20:00:00Z'],
    ['out', `${day}T04:00:00Z`],
  ]);
  await settle(morning);
  expect(await stored(morning)).toMatchObject({ worked_minutes: 480, night_minutes: 120 });
});

it('counts the hours of a night that are on a holiday, by the local calendar', async () => {
  const night = { start_time: '20:00', end_time: '04:00' };
  const rules = { overtime: [['after', 30, 30]] as [string, number, number][] };
  const worker = await withRules(rules, { shift: { ...night, used_on_holidays: true } });
  const off = await createWorker(scratch.db, { shift: night });
  for (const { id } of [worker, off]) {
    await scratch.db.insertInto('schedule_mark').values({ employee_id: id, work_date: day, kind: 'holiday' }).execute();
    await sql`select rebuild_schedule(array[${id}::integer], '2026-03-01', '2026-03-31')`.execute(scratch.db);
  }
  for (const date of ['2026-03-09', day, '2026-03-11']) {
    // 50 minutes of overtime, of which half an hour is granted.
    const next = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
    await createPunches(scratch.db, worker, date, [
      ['in', `${date}T12:00:00Z`],
      ['out', `${date}T20:50:00Z`],
    ]);
    await settle(worker, later, date, next);
  }
  expect(await stored(worker, '2026-03-09')).toMatchObject({ worked_minutes: 510, holiday_minutes: 270 });
  expect(await stored(worker)).toMatchObject({ state: 'present', worked_minutes: 510, holiday_minutes: 240 });
  expect(await stored(worker, '2026-03-11')).toMatchObject({ worked_minutes: 510, holiday_minutes: 0 });
  await createPunches(scratch.db, off, day, [
    ['in', `${day}T12:00:00Z`],
    ['out', `${day}T20:00:00Z`],
  ]);
  await settle(off);
  expect(await stored(off)).toMatchObject({ state: 'holiday', worked_minutes: 480, holiday_minutes: 240 });
});

it('changes nothing when repeated, and keeps the time of settling', async () => {
  const worker = await createWorker(scratch.db);
  await createPunches(scratch.db, worker, day, [
    ['in', `${day}T01:00:00Z`],
    ['out', `${day}T09:00:00Z`],
  ]);
  expect(await settle(worker, later, '2026-03-01', '2026-03-15')).toBe(15);
  const before = await stored(worker);
  expect(await settle(worker, '2026-03-25T00:00:00Z', '2026-03-01', '2026-03-15')).toBe(0);
  expect(await stored(worker)).toEqual(before);
});

it('counts a day for the client of that day, and removes days without a plan', async () => {
  const worker = await createWorker(scratch.db);
  const day0 = await scratch.db
    .selectFrom('employee')
    .select('client_id')
    .where('id', '=', worker.id)
    .executeTakeFirstOrThrow();
  await settle(worker);
  expect((await stored(worker))?.client_id).toBe(day0.client_id);
  await scratch.db.deleteFrom('employee_schedule').where('employee_id', '=', worker.id).execute();
  expect(await settle(worker)).toBe(1);
  expect(await stored(worker)).toBeUndefined();
});

it('never changes locked days, for any user, until they are unlocked', async () => {
  const worker = await createWorker(scratch.db);
  await settle(worker, later, '2026-03-09', '2026-03-11');
  const days = (first: string, last: string) => ({ employeeIds: [worker.id], first, last });
  await lockAttendance(scratch.db, {
    ...days('2026-03-01', '2026-03-31'),
    reason: 'Timesheet of March approved',
    userId: 1,
  });
  await createPunches(scratch.db, worker, day, [
    ['in', `${day}T01:00:00Z`],
    ['out', `${day}T09:00:00Z`],
  ]);
  expect(await settle(worker, later, '2026-03-09', '2026-03-11')).toBe(0);
  const direct = scratch.db.updateTable('attendance_day').set({ late_minutes: 5 }).where('employee_id', '=', worker.id);
  await expect(direct.execute()).rejects.toThrow('is locked: Timesheet of March approved');
  await expect(lockAttendance(scratch.db, { ...days(day, day), reason: 'Twice', userId: 1 })).rejects.toMatchObject({
    constraint: 'attendance_lock_no_overlap',
  });
  await unlockAttendance(scratch.db, days(day, day));
  expect(await settle(worker, later, '2026-03-09', '2026-03-11')).toBe(1);
  expect(await stored(worker)).toMatchObject({ state: 'present' });
  const kept = await scratch.db
    .selectFrom('attendance_lock')
    .select('days')
    .where('employee_id', '=', worker.id)
    .orderBy('days')
    .execute();
  expect(kept.map(({ days: range }) => range)).toEqual(['[2026-03-01,2026-03-10)', '[2026-03-11,2026-04-01)']);
});
