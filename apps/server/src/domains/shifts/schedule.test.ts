import { shiftInterval } from '@muster/contract/domains/shifts/shift-time.rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { assignShift, createShift } from '../../testing/factories/shifts.ts';
import { rebuildSchedule } from './schedule.repository.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const zones = ['America/New_York', 'Australia/Sydney', 'Europe/London', 'Asia/Manila'] as const;

async function scheduleOf(employeeId: number) {
  const rows = await portal.db
    .selectFrom('employee_schedule')
    .select(['work_date', 'starts_at', 'ends_at', 'status', 'version'])
    .where('employee_id', '=', employeeId)
    .orderBy('work_date')
    .execute();
  return new Map(rows.map((row) => [row.work_date, row]));
}

it('reads local times in the database as the rules do, on every half hour around clock changes', async () => {
  const { rows } = await sql<{ day: string; clock: string; zone: string; at: string }>`
    select t.local::date::text as day, to_char(t.local, 'HH24:MI') as clock, z.zone, local_instant(t.local, z.zone) as at
    from unnest(${[...zones]}::text[]) z (zone)
    cross join unnest(array['2026-03-07', '2026-03-28', '2026-04-04', '2026-10-03', '2026-10-24', '2026-10-31', '2026-12-31']::date[]) d (day)
    cross join lateral generate_series(d.day::timestamp, d.day + interval '47 hours', interval '30 minutes') t (local)`.execute(
    portal.db,
  );
  expect(rows.length).toBeGreaterThan(2500);
  for (const { day, clock, zone, at } of rows) {
    const { startsAt } = shiftInterval({ start: clock, minutes: 1, zone }, day);
    expect(Temporal.Instant.from(at).equals(startsAt), `${day} ${clock} ${zone}`).toBe(true);
  }
});

/** Zones whose clocks change in different months, by half an hour, by two hours, around Ramadan, and never. */
const unlikeZones = [
  ...['America/Chicago', 'America/Santiago', 'Europe/London', 'Africa/Casablanca', 'Africa/Cairo', 'Asia/Jerusalem'],
  ...[
    'Asia/Kathmandu',
    'Asia/Manila',
    'Australia/Lord_Howe',
    'Australia/Sydney',
    'Antarctica/Troll',
    'Pacific/Chatham',
  ],
];

it('finds start and end of a shift as the local instants of both, on every day of a year', async () => {
  const { rows } = await sql<{ different: string[]; compared: number }>`
    select count(*) as compared, coalesce(array_agg(z.zone || ' ' || d.day || ' ' || s.start) filter (
      where (t.starts_at, t.ends_at) is distinct from
        (local_instant(d.day + s.start, z.zone), local_instant(d.day + s.start + s.minutes * interval '1 minute', z.zone))), '{}') as different
    from unnest(${unlikeZones}::text[]) z (zone)
    cross join generate_series('2026-01-01'::timestamp, '2026-12-31'::timestamp, interval '1 day') d (day)
    cross join (values (time '02:15', 60), (time '22:00', 1500)) s (start, minutes)
    cross join lateral shift_instants(d.day + s.start, s.minutes, z.zone) t`.execute(portal.db);
  expect(rows[0]?.different).toEqual([]);
  expect(Number(rows[0]?.compared)).toBe(unlikeZones.length * 365 * 2);
});

it.each(zones)('plans the year of a night shift of %s as the rules say, including the year end', async (zone) => {
  const found = await portal.db.selectFrom('timezone').select('id').where('name', '=', zone).executeTakeFirstOrThrow();
  const shift = await createShift(portal.db, {
    timezone_id: found.id,
    start_time: '22:00',
    end_time: '06:00',
    total_minutes: 480,
    work_days: [1, 2, 3, 4, 5, 6, 7],
  });
  const employee = await createEmployee(portal.db);
  await assignShift(portal.db, employee, shift);
  expect(await rebuildSchedule(portal.db, [employee.id], '2026-01-01', '2026-12-31')).toBe(365);
  for (const [day, row] of await scheduleOf(employee.id)) {
    const { startsAt, endsAt } = shiftInterval({ start: '22:00', minutes: 480, zone }, day);
    expect(Temporal.Instant.from(row.starts_at).equals(startsAt), day).toBe(true);
    expect(Temporal.Instant.from(row.ends_at).equals(endsAt), day).toBe(true);
  }
});

it('changes nothing when repeated, and no unaffected row', async () => {
  const employee = await createEmployee(portal.db);
  await assignShift(portal.db, employee, await createShift(portal.db));
  await rebuildSchedule(portal.db, [employee.id], '2026-03-01', '2026-03-31');
  const before = await scheduleOf(employee.id);
  expect(await rebuildSchedule(portal.db, [employee.id], '2026-03-01', '2026-03-31')).toBe(0);
  expect(await scheduleOf(employee.id)).toEqual(before);
});

it('ends with the last day of the employment, whose night shift runs into the next day', async () => {
  const employee = await createEmployee(portal.db, { status: 'resigned', statusFacts: { end_date: '2026-03-06' } });
  const night = await createShift(portal.db, { start_time: '22:00', end_time: '07:00' });
  await assignShift(portal.db, employee, night);
  await rebuildSchedule(portal.db, [employee.id], '2026-03-02', '2026-03-31');
  const days = await scheduleOf(employee.id);
  expect([...days.keys()]).toEqual(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']);
  expect(days.get('2026-03-06')?.ends_at).toBe('2026-03-06T23:00:00.000Z');
});

it('makes the database refuse two shifts at one instant', async () => {
  const employee = await createEmployee(portal.db);
  const shift = await createShift(portal.db);
  const version = await portal.db
    .selectFrom('shift_version')
    .select('id')
    .where('shift_id', '=', shift.id)
    .executeTakeFirstOrThrow();
  const day = (work_date: string, starts_at: string, ends_at: string) => ({
    employee_id: employee.id,
    shift_id: shift.id,
    shift_version_id: version.id,
    work_date,
    starts_at,
    ends_at,
  });
  const rows = [
    day('2026-05-04', '2026-05-04T12:00:00Z', '2026-05-04T20:00:00Z'),
    day('2026-05-05', '2026-05-04T18:00:00Z', '2026-05-04T22:00:00Z'),
  ];
  await expect(portal.db.insertInto('employee_schedule').values(rows).execute()).rejects.toMatchObject({
    constraint: 'employee_schedule_no_overlap',
  });
});
