import { readFile } from 'node:fs/promises';
import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { punchAt, selfOf } from '../../testing/self-of.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** From 22:00 to 06:00 in New York. */
const nightWorker = (first: string, last: string) =>
  createWorker(portal.db, {
    zone: 'America/New_York',
    shift: { start_time: '22:00', end_time: '06:00' },
    first,
    last,
  });

it.each([
  ['2026-03-07', '2026-03-08T03:00:00Z', '2026-03-08T10:00:00Z', 420],
  ['2026-10-31', '2026-11-01T02:00:00Z', '2026-11-01T11:00:00Z', 540],
])('ends the night of %s at six, when the clocks change', async (day, from, until, minutes) => {
  portal.clock.set(`${day}T00:00:00Z`);
  const worker = await nightWorker(day, day);
  const clock = async (at: string, kind: PunchKind) => {
    await punchAt(portal, worker, at, kind);
    const user = await selfOf(portal, worker);
    return (await user.call(attendanceCalls.own)).body.days.find(({ work_date }) => work_date === day);
  };
  await clock(from, 'in');
  const worked = await clock(until, 'out');
  expect(Temporal.Instant.from(worked?.ends_at ?? '').toString()).toBe(until);
  const figures = { state: 'present', planned_minutes: minutes, worked_minutes: minutes, undertime_minutes: 0 };
  expect(worked?.figures).toMatchObject(figures);
});

it('moves the ends that were planned before', async () => {
  const { id } = await nightWorker('2027-03-12', '2027-03-14');
  const ends = async () => {
    const rows = portal.db.selectFrom('employee_schedule').select('ends_at').where('employee_id', '=', id);
    return (await rows.orderBy('work_date').execute()).map(({ ends_at }) => ends_at);
  };
  const planned = await ends();
  expect(planned[1]).toBe('2027-03-14T10:00:00.000Z');
  await sql`update employee_schedule set ends_at = starts_at + interval '8 hours' where employee_id = ${id}`.execute(
    portal.db,
  );
  expect((await ends())[1]).toBe('2027-03-14T11:00:00.000Z');
  const migration = new URL('../../database/migrations/0162-shifts-clock-ends.sql', import.meta.url);
  await sql.raw(await readFile(migration, 'utf8')).execute(portal.db);
  expect(await ends()).toEqual(planned);
});
