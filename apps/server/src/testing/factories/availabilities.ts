import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { homeClientId, zoneIds } from '../../database/seed/known-ids.ts';
import { createUser } from './accounts.ts';

interface AvailabilityGaps extends Partial<Insertable<Database['availability']>> {
  readonly client_id?: number;
}

/** Of a client user, Monday to Friday from 9:00 to 17:00, with a closed day and a busy hour. */
export async function createAvailability(
  db: Db,
  { client_id, ...columns }: AvailabilityGaps = {},
): Promise<Selectable<Database['availability']>> {
  const user_id =
    columns.user_id ?? (await createUser(db, { roles: ['client-user'], clientId: client_id ?? homeClientId })).id;
  const availability = await db
    .insertInto('availability')
    .values({ timezone_id: zoneIds.manila, notice_hours: 24, buffer_minutes: 15, ...columns, user_id })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id: availability_id } = availability;
  const times = { start_minute: 540, end_minute: 1020 };
  await db
    .insertInto('availability_hours')
    .values([1, 2, 3, 4, 5].map((weekday) => ({ availability_id, weekday, ...times })))
    .execute();
  const days = [
    { availability_id, day: '2026-03-20', note: 'Off site' },
    { availability_id, day: '2026-03-21' },
  ];
  const [, open] = await db.insertInto('availability_day').values(days).returning('id').execute();
  if (open)
    await db
      .insertInto('availability_day_hours')
      .values({ day_id: open.id, ...times })
      .execute();
  await db
    .insertInto('availability_busy')
    .values({ availability_id, starts_at: '2026-03-18T01:00:00Z', ends_at: '2026-03-18T02:00:00Z' })
    .execute();
  return availability;
}
