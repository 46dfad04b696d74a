import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { RequestDay, StoredLeaveRequest } from './leave-requests.repository.ts';

interface Usage {
  /** What each day takes; 0 for a day that is given back. */
  readonly days: readonly Pick<RequestDay, 'day' | 'minutes'>[];
  readonly userId: number | null;
  readonly reason: string | null;
}

/**
 * Adds the difference between what the entries of each day take and what the day takes now. The period key numbers the entries of a
 * day, so two changes at once cannot write the same one.
 */
export async function setUsage(
  db: Db,
  request: Pick<StoredLeaveRequest, 'id' | 'employee_id' | 'leave_type_id'>,
  { days, userId, reason }: Usage,
): Promise<void> {
  await sql`
    insert into leave_entry (employee_id, leave_type_id, kind, minutes, effective_on, period_key, reason, created_by_user_id)
    select ${request.employee_id}::integer, ${request.leave_type_id}::integer, 'usage', -w.minutes - u.minutes, w.day,
      w.key || case when u.entries > 0 then ' ' || u.entries + 1 else '' end, ${reason}, ${userId}::integer
    from (
      select d.day, d.minutes, 'request ' || ${request.id}::text || ' ' || d.day as key
      from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ minutes }) => minutes)}::integer[]) as d (day, minutes)
    ) w
    cross join lateral (
      select count(*) as entries, coalesce(sum(n.minutes), 0)::integer as minutes from leave_entry n
      where n.employee_id = ${request.employee_id} and n.leave_type_id = ${request.leave_type_id} and n.kind = 'usage'
        and (n.period_key = w.key or n.period_key like w.key || ' %')
    ) u
    where u.minutes <> -w.minutes`.execute(db);
}
