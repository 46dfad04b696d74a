import { homeZone } from '@muster/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** The time zone of a user's screens and files: the chosen one, or else the home zone. */
export async function readerZone(db: Db, userId: number): Promise<string> {
  const { rows } = await sql<{ zone: string }>`
    select z.name as zone from app_user u join timezone z on z.id = u.timezone_id where u.id = ${userId}`.execute(db);
  return rows[0]?.zone ?? homeZone;
}
