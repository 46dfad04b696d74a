import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export async function feedOfUser(db: Db, userId: number): Promise<{ readonly created_at: string } | undefined> {
  return await db.selectFrom('schedule_feed').select('created_at').where('user_id', '=', userId).executeTakeFirst();
}

interface NewFeed {
  readonly userId: number;
  readonly employeeId: number;
  readonly tokenHash: string;
  readonly at: string;
}

/** Replaces the user's earlier link. */
export async function storeFeed(db: Db, { userId, employeeId, tokenHash, at }: NewFeed): Promise<void> {
  await sql`
    insert into schedule_feed (user_id, employee_id, token_hash, created_at)
    values (${userId}, ${employeeId}, ${tokenHash}, ${at}::timestamptz)
    on conflict (user_id) do update
    set employee_id = excluded.employee_id, token_hash = excluded.token_hash, created_at = excluded.created_at`.execute(
    db,
  );
}

/** False if there was none. */
export async function deleteFeed(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('schedule_feed').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The employee of a link whose account is open. */
export async function employeeOfFeed(db: Db, tokenHash: string): Promise<number | undefined> {
  const { rows } = await sql<{ employee_id: number }>`
    select f.employee_id from schedule_feed f
    join app_user u on u.id = f.user_id and u.employee_id = f.employee_id and u.deleted_at is null and u.status = 'active'
    join employee e on e.id = f.employee_id and e.deleted_at is null
    where f.token_hash = ${tokenHash}`.execute(db);
  return rows[0]?.employee_id;
}
