import { availabilityCalls as calls } from '@muster/contract/domains/interviews/availability.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zoneIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createAvailability } from '../../testing/factories/availabilities.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { availabilityBody } from './availability-body.fixture.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T01:00:00Z');
});
afterAll(() => portal.close());

async function clientUser() {
  const { id: clientId } = await createClient(portal.db);
  return { clientId, user: await portal.as({ roles: ['client-user'], clientId }) };
}

it('begins without an availability, stores one as a whole, and reads it again', async () => {
  const { user } = await clientUser();
  const { body: empty } = await user.call(calls.own, {});
  expect(empty).toEqual({ availability: null, timezone: { id: zoneIds.manila, name: 'Asia/Manila' } });
  expect((await user.call(calls.save, { body: availabilityBody() })).body).toEqual({ version: 1 });
  const { body } = await user.call(calls.own, {});
  expect(body.availability).toMatchObject({
    version: 1,
    notice_hours: 12,
    weekly: [1, 2, 3].map((weekday) => ({ weekday, start: '09:00', end: '11:30' })),
    days: [
      { day: '2026-03-17', note: 'Board meeting', hours: [{ start: '20:00', end: '24:00' }] },
      { day: '2026-03-18', note: null, hours: [] },
    ],
    busy: [{ starts_at: '2026-03-16T01:00:00Z', ends_at: '2026-03-16T02:00:00Z' }],
    // Monday at 9:00 is busy.
    next_free_at: '2026-03-16T02:00:00Z',
  });
});

it('replaces what was stored, and logs what changed', async () => {
  const { user } = await clientUser();
  await user.call(calls.save, { body: availabilityBody() });
  const next = availabilityBody({
    version: 1,
    weekly: [{ weekday: 5, start: '13:00', end: '14:00' }],
    days: [],
    busy: [],
  });
  expect((await user.call(calls.save, { body: next })).body).toEqual({ version: 2 });
  const { body } = await user.call(calls.own, {});
  expect(body.availability).toMatchObject({ version: 2, weekly: next.weekly, days: [], busy: [] });
  const line = await portal.db
    .selectFrom('activity_log')
    .select(['event', 'before', 'after'])
    .where('subject_kind', '=', 'availability')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    event: 'interviews.save-availability',
    before: { weekly: ['Mon 09:00 – 11:30', 'Tue 09:00 – 11:30', 'Wed 09:00 – 11:30'] },
    after: { weekly: ['Fri 13:00 – 14:00'] },
  });
});

it('refuses hours across midnight, overlaps and unknown zones with what to do', async () => {
  const { user } = await clientUser();
  const refused = async (gaps: Parameters<typeof availabilityBody>[0]) =>
    (await user.refused(calls.save, { body: availabilityBody(gaps) })).body.errors;
  expect(await refused({ weekly: [{ weekday: 1, start: '22:00', end: '02:00' }] })).toEqual({
    'weekly.0.end': [
      'The end must be later than the start. Hours across midnight are two: until midnight, and from midnight on the next day.',
    ],
  });
  const twice = [
    { weekday: 1, start: '09:00', end: '11:00' },
    { weekday: 1, start: '10:30', end: '12:00' },
  ];
  expect(await refused({ weekly: twice })).toEqual({ weekly: ['The times of one day must not overlap.'] });
  const hours = twice.map(({ start, end }) => ({ start, end }));
  expect(await refused({ days: [{ day: '2026-03-18', hours }] })).toEqual({
    'days.0.hours': ['The times of one day must not overlap.'],
  });
  const sameDay = { day: '2026-03-18', hours: [] };
  expect(await refused({ days: [sameDay, sameDay] })).toEqual({ days: ['Each date can be overridden once.'] });
  const busy = ['01:00', '01:30'].map((clock) => ({
    starts_at: `2026-03-16T${clock}:00Z`,
    ends_at: '2026-03-16T02:00:00Z',
  }));
  expect(await refused({ busy })).toEqual({ busy: ['Busy times must not overlap.'] });
  expect(await refused({ timezone_id: 999_999 })).toEqual({ timezone_id: ['The timezone is invalid.'] });
});

it('refuses overlaps in the database as well', async () => {
  const { id: availability_id } = await createAvailability(portal.db);
  const overlapping = { start_minute: 600, end_minute: 660 };
  const { db } = portal;
  const { id: day_id } = await db
    .selectFrom('availability_day')
    .select('id')
    .where('availability_id', '=', availability_id)
    .where('day', '=', '2026-03-21')
    .executeTakeFirstOrThrow();
  await expect(
    db
      .insertInto('availability_hours')
      .values({ availability_id, weekday: 1, ...overlapping })
      .execute(),
  ).rejects.toThrow('availability_hours_no_overlap');
  await expect(
    db
      .insertInto('availability_day_hours')
      .values({ day_id, ...overlapping })
      .execute(),
  ).rejects.toThrow('availability_day_hours_no_overlap');
  const busy = { availability_id, starts_at: '2026-03-18T01:30:00Z', ends_at: '2026-03-18T03:00:00Z' };
  await expect(db.insertInto('availability_busy').values(busy).execute()).rejects.toThrow(
    'availability_busy_no_overlap',
  );
});

it('keeps one of many first saves at once, and says that it changed to the others', async () => {
  const { user } = await clientUser();
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => user.refused(calls.save, { body: availabilityBody() })),
  );
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
});

it('is for users of a client alone, each for the own one', async () => {
  const staff = await portal.as({ roles: ['client-user', 'hr'] });
  expect((await staff.refused(calls.own, {})).status).toBe(404);
  expect((await staff.refused(calls.save, { body: availabilityBody() })).status).toBe(404);
  const { clientId, user } = await clientUser();
  const colleague = await portal.as({ roles: ['client-admin'], clientId });
  await user.call(calls.save, { body: availabilityBody() });
  expect((await colleague.call(calls.own, {})).body.availability).toBe(null);
  await colleague.call(calls.save, { body: availabilityBody({ notice_hours: 1 }) });
  expect((await user.call(calls.own, {})).body.availability?.notice_hours).toBe(12);
});
