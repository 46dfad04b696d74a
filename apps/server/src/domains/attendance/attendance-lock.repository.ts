import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface LockedDays {
  readonly employeeIds: readonly number[];
  /** Both included. */
  readonly first: string;
  readonly last: string;
}

/**
 * From now on nothing changes these days: they settle no more and take no correction, and `reason` says why. A day that is
 * locked already is refused by the database (`attendance_lock_no_overlap`).
 */
export async function lockAttendance(
  db: Db,
  lock: LockedDays & { readonly reason: string; readonly userId: number },
): Promise<void> {
  const ids = [...lock.employeeIds];
  // Settling holds the same rows: what it has begun ends first.
  await sql`select from employee where id = any (${ids}::integer[]) order by id for no key update`.execute(db);
  await sql`
    insert into attendance_lock (employee_id, days, reason, created_by_user_id)
    select id, daterange(${lock.first}::date, ${lock.last}::date, '[]'), ${lock.reason}, ${lock.userId}::integer
    from unnest(${ids}::integer[]) locked (id)`.execute(db);
}

/** Opens the days again; what is locked around them stays locked. */
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
