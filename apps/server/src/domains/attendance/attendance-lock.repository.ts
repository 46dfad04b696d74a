import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface LockedDays {
  readonly employeeIds: readonly number[];
  /** Both included. */
  readonly first: string;
  readonly last: string;
}

/**
 * Locks these days: they are no longer settled or corrected, for the given `reason`. The database refuses a day that is
 * locked already (`attendance_lock_no_overlap`).
 */
export async function lockAttendance(
  db: Db,
  lock: LockedDays & { readonly reason: string; readonly userId: number },
): Promise<void> {
  const ids = [...lock.employeeIds];
  // Settling locks the same rows, so it finishes first.
  await sql`select from employee where id = any (${ids}::integer[]) order by id for no key update`.execute(db);
  await sql`
    insert into attendance_lock (employee_id, days, reason, created_by_user_id)
    select id, daterange(${lock.first}::date, ${lock.last}::date, '[]'), ${lock.reason}, ${lock.userId}::integer
    from unnest(${ids}::integer[]) locked (id)`.execute(db);
}

/** Unlocks the days; other locked days around them stay locked. */
export async function unlockAttendance(db: Db, { employeeIds, first, last }: LockedDays): Promise<void> {
  const ids = [...employeeIds];
  await sql`
    with opened as (
      delete from attendance_lock
      where employee_id = any (${ids}::integer[]) and days && daterange(${first}::date, ${last}::date, '[]')
      returning *
    )
    insert into attendance_lock (employee_id, days, reason, created_by_user_id, created_at)
    select o.employee_id, kept.days, o.reason, o.created_by_user_id, o.created_at
    from opened o
    cross join lateral unnest(
      datemultirange(o.days) - datemultirange(daterange(${first}::date, ${last}::date, '[]'))) kept (days)`.execute(db);
}
