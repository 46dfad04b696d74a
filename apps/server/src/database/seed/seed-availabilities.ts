import { addDays, weekdayOf } from '@muster/contract/plain-day.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { insertRows } from './insert-rows.ts';
import { zoneIds } from './known-ids.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeedTime } from './seed-clients.ts';

interface AvailabilityFacts {
  readonly accounts: readonly SeededAccount[];
  readonly time: SeedTime;
}

/** Client users with hours on their own clock: mornings and afternoons, a changed day, a closed day, busy times. */
export async function seedAvailabilities(db: Kysely<Database>, { accounts, time }: AvailabilityFacts): Promise<void> {
  const users = accounts.filter(({ account }) => account.role === 'client-user' || account.role === 'client-admin');
  for (const [index, { userId }] of users.entries()) await seedOne(db, { userId, index, time });
}

async function seedOne(db: Kysely<Database>, { userId, index, time }: OneFacts): Promise<void> {
  const user = await db.selectFrom('app_user').select('timezone_id').where('id', '=', userId).executeTakeFirst();
  const { id: availability_id } = await db
    .insertInto('availability')
    .values({
      user_id: userId,
      timezone_id: user?.timezone_id ?? zoneIds.manila,
      notice_hours: 24,
      buffer_minutes: 15,
      updated_at: Temporal.Instant.from(time.now)
        .subtract({ hours: 30 + index * 50 })
        .toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hours = weeks[index % weeks.length] ?? [];
  await insertRows(
    db,
    'availability_hours',
    hours.map((times) => ({ availability_id, ...times })),
  );
  const monday = addDays(time.today, 8 - weekdayOf(time.today));
  const days = [
    { day: addDays(monday, 2), note: 'Board meeting in the morning', hours: [{ start_minute: 900, end_minute: 1020 }] },
    { day: addDays(monday, 4), note: 'Off site', hours: [] },
  ];
  for (const { hours: ofDay, ...columns } of days) {
    const { id: day_id } = await db
      .insertInto('availability_day')
      .values({ availability_id, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertRows(
      db,
      'availability_day_hours',
      ofDay.map((times) => ({ day_id, ...times })),
    );
  }
  await insertRows(db, 'availability_busy', [
    { availability_id, starts_at: `${addDays(monday, 1)}T01:00:00Z`, ends_at: `${addDays(monday, 1)}T02:00:00Z` },
    { availability_id, starts_at: `${addDays(monday, 3)}T03:30:00Z`, ends_at: `${addDays(monday, 3)}T05:00:00Z` },
  ]);
}

interface OneFacts {
  readonly userId: number;
  readonly index: number;
  readonly time: SeedTime;
}

const onDays = (days: readonly number[], start_minute: number, end_minute: number) =>
  days.map((weekday) => ({ weekday, start_minute, end_minute }));

/** Minutes since midnight. */
const weeks = [
  [...onDays([1, 2, 3, 4], 570, 720), ...onDays([1, 2, 4], 840, 1020)],
  [...onDays([1, 3, 5], 600, 750), ...onDays([2, 4], 780, 960)],
  onDays([1, 2, 3, 4, 5], 510, 690),
] as const;
