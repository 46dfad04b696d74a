import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Until when entries of a user are snoozed, by address. */
export async function snoozesOf(db: Db, userId: number, now: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ need: string; until: string }>`
    select need, until from need_snooze where user_id = ${userId} and until > ${now}::timestamptz`.execute(db);
  return new Map(rows.map(({ need, until }) => [need, until]));
}

/** Snoozes that have ended leave with the next one. */
export async function keepSnooze(
  db: Db,
  {
    userId,
    uuid,
    until,
    now,
  }: { readonly userId: number; readonly uuid: string; readonly until: string; readonly now: string },
): Promise<void> {
  await sql`delete from need_snooze where user_id = ${userId} and until <= ${now}::timestamptz`.execute(db);
  await sql`
    insert into need_snooze (user_id, need, until) values (${userId}, ${uuid}, ${until}::timestamptz)
    on conflict (user_id, need) do update set until = excluded.until`.execute(db);
}

export async function endSnooze(db: Db, userId: number, uuid: string): Promise<void> {
  await sql`delete from need_snooze where user_id = ${userId} and need = ${uuid}`.execute(db);
}
