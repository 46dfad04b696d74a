import { interviewsCalls as calls } from '@muster/contract/domains/interviews/interviews.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environment } from '../../platform/config/environment.ts';
import { storedMessages } from '../../platform/mail/stored-messages.fixture.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createApplication } from '../../testing/factories/applications.ts';
import { createAvailability } from '../../testing/factories/availabilities.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOpenPosition } from '../../testing/factories/open-positions.ts';
import { remindOfInterviews } from './remind-of-interviews.ts';

/** 400 before a release: CLOCK_ZONES=400. */
const mostZones = Number(environment().CLOCK_ZONES ?? 12);

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

interface ChangingZone {
  readonly id: number;
  readonly name: string;
  readonly days: readonly Temporal.PlainDate[];
}

/** Zones of the portal with the days of both changes of a year, spread over all of them. */
async function changingZones(): Promise<ChangingZone[]> {
  const rows = await portal.db.selectFrom('timezone').select(['id', 'name']).orderBy('name').execute();
  const known = new Set(Intl.supportedValuesOf('timeZone'));
  const all = rows.filter(({ name }) => known.has(name)).map((zone) => ({ ...zone, days: changesOf(zone.name) }));
  const changing = all.filter(({ days }) => days.length >= 2);
  const step = Math.max(1, Math.floor(changing.length / mostZones));
  return changing.filter((_, index) => index % step === 0).slice(0, mostZones);
}

function changesOf(zone: string): Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = [];
  let next = Temporal.Instant.from('2026-01-15T00:00Z').toZonedDateTimeISO(zone).getTimeZoneTransition('next');
  for (; next !== null && days.length < 2; next = next.getTimeZoneTransition('next')) days.push(next.toPlainDate());
  return days;
}

/** An interview at two in the afternoon before a change, moved to two in the afternoon after it. */
async function movedAcross({ id: timezone_id, name: timeZone }: ChangingZone, day: Temporal.PlainDate) {
  const at = (plain: Temporal.PlainDate, plainTime = '14:00') =>
    plain.toZonedDateTime({ timeZone, plainTime }).toInstant();
  const [before, after] = [workday(day, -1), workday(day, 1)];
  portal.clock.set(at(before).subtract({ hours: 200 }).toString());
  const { id: client_id } = await createClient(portal.db);
  const position = await createOpenPosition(portal.db, { client_id });
  const application = await createApplication(portal.db, { position_id: position.id, stage: 'presented' });
  const { user_id } = await createAvailability(portal.db, { client_id, timezone_id });
  const recruiter = await portal.as({ roles: ['recruitment'] });
  const wanted = { application_id: application.id, minutes: 30, user_ids: [user_id] };
  const hold = async (starts_at: Temporal.Instant, more = {}) => {
    const { body } = await recruiter.call(calls.hold, {
      body: { ...wanted, ...more, starts_at: starts_at.toString() },
    });
    return body.hold?.uuid ?? '';
  };
  const booked = { hold_uuid: await hold(at(before)), kind: 'first', method: 'video' } as const;
  const { body: first } = await recruiter.call(calls.book, { body: booked });
  const body = { version: 1, hold_uuid: await hold(at(after), { moved_id: first.id }) };
  const { body: moved } = await recruiter.call(calls.move, { params: { id: first.id }, body });
  // An hour before the hours begin is never theirs, whatever the clocks did.
  expect([timeZone, await hold(at(after, '08:30'))]).toEqual([timeZone, '']);
  return { userId: user_id, id: moved.id, starts: at(after), after };
}

/** The next day from Monday to Friday in a direction. */
function workday(day: Temporal.PlainDate, step: 1 | -1): Temporal.PlainDate {
  const next = day.add({ days: step });
  return next.dayOfWeek <= 5 ? next : workday(next, step);
}

async function remindersOf(userId: number, at: Temporal.Instant): Promise<number> {
  portal.clock.set(at.toString());
  await remindOfInterviews(portal.services);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from notification
    where user_id = ${userId} and type = 'interviews.reminder'`.execute(portal.db);
  return rows[0]?.count ?? 0;
}

it('moves across both changes of the clock on the wall clock of the client, and reminds a day and an hour before', async () => {
  const zones = await changingZones();
  expect(zones).toHaveLength(mostZones);
  for (const zone of zones)
    for (const day of zone.days) {
      const { userId, id, starts, after } = await movedAcross(zone, day);
      const { starts_at } = await portal.db
        .selectFrom('interview')
        .select('starts_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const local = Temporal.Instant.from(starts_at).toZonedDateTimeISO(zone.name);
      expect([zone.name, local.toPlainDate().toString(), local.toPlainTime().toString()]).toEqual([
        zone.name,
        after.toString(),
        '14:00:00',
      ]);
      const counts = [];
      for (const minutes of [24 * 60 + 1, 24 * 60, 61, 60, 0])
        counts.push(await remindersOf(userId, starts.subtract({ minutes })));
      expect([zone.name, counts]).toEqual([zone.name, [0, 1, 1, 2, 2]]);
    }
  await portal.settle();
  const mails = await storedMessages({ db: portal.db, cipher: portal.services.cipher }, 'mail_outbox');
  const invited = mails.filter(({ subject }) => subject.startsWith('Interview moved:'));
  expect(invited.length).toBeGreaterThan(0);
  for (const { text } of invited) expect(text).toMatch(/, 2:00 PM \S/);
}, 600_000);
