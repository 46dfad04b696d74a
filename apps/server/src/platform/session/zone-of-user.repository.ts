import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The IANA name of the zone in which pages show times to a user; null for home. */
export async function zoneOfUser(db: Db, userId: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select z.name from app_user u join timezone z on z.id = u.timezone_id where u.id = ${userId}`.execute(db);
  return rows[0]?.name ?? null;
}

/** The id of that zone, which a user passes on to those whom they invite. */
export async function timezoneIdOf(db: Db, userId: number): Promise<number> {
  const { timezone_id } = await db
    .selectFrom('app_user')
    .select('timezone_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return timezone_id;
}
