import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface UnservedSwap {
  readonly id: number;
  /** Who does not work on a day of the swap. */
  readonly absent: string;
  readonly absent_id: number;
  /** Work dates of the swap whose shifts have not begun. */
  readonly days: readonly string[];
}

/**
 * Approved swaps with a day ahead on which one of these people is not employed, is suspended or works for another client.
 */
export async function unservedSwaps(
  db: Db,
  { employeeIds, now }: { readonly employeeIds: readonly number[]; readonly now: string },
): Promise<UnservedSwap[]> {
  const ids = [...employeeIds];
  const { rows } = await sql<UnservedSwap>`
    select w.id, min(e.name) as absent, (array_agg(e.id order by e.name))[1] as absent_id, array_agg(distinct x.work_date::text) as days
    from shift_swap w
    cross join lateral (
      select s.work_date from (values (w.give_date, w.give_shift_version_id), (w.take_date, w.take_shift_version_id)) s (work_date, version)
      join shift_version v on v.id = s.version
      join timezone z on z.id = v.timezone_id
      group by s.work_date having min(local_instant(s.work_date + v.start_time, z.name)) > ${now}::timestamptz
    ) x
    join swapped_day gone on gone.swap_id = w.id and gone.employee_id = any (${ids}::integer[])
    join employee e on e.id = gone.employee_id
    join status_type t on t.id = e.status_type_id
    left join employee_planned_ending p on p.employee_id = e.id
    where w.state = 'approved'
      and (w.give_date >= ${now}::timestamptz::date - 1 or w.take_date >= ${now}::timestamptz::date - 1)
      and (w.requester_employee_id = any (${ids}::integer[]) or w.colleague_employee_id = any (${ids}::integer[]))
    group by w.id
    having bool_or(gone.work_date = x.work_date and (
      e.deleted_at is not null
      or gone.work_date > p.last_day
      or t.status_group = 'inactive' and gone.work_date >= (select max(h.effective_on) from employee_status_history h
        where h.employee_id = e.id and h.to_status_type_id = e.status_type_id)
      or not exists (select from employee_active_date a
        where a.employee_id = e.id and daterange(a.start_date, a.end_date, '[]') @> gone.work_date)
      or not exists (select from employee_client c
        where c.employee_id = e.id and c.client_id = gone.client_id and c.valid @> gone.work_date)))
    order by w.id`.execute(db);
  return rows;
}

/** Open swaps whose first shift has begun. */
export async function overdueSwaps(db: Db, now: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from shift_swap w
    where w.state in ('asked', 'accepted') and exists (
      select from (values (w.give_date, w.give_shift_version_id), (w.take_date, w.take_shift_version_id)) s (work_date, version)
      join shift_version v on v.id = s.version
      join timezone z on z.id = v.timezone_id
      where local_instant(s.work_date + v.start_time, z.name) <= ${now}::timestamptz)
    order by w.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The users who approved a swap. */
export async function approversOf(db: Db, swapId: number, kind: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from approval_request r
    join approval_decision d on d.request_id = r.id
    join app_user u on u.id = d.decided_by_user_id and u.deleted_at is null and u.status = 'active'
    where r.kind = ${kind} and r.subject_id = ${swapId}`.execute(db);
  return rows.map(({ id }) => id);
}
