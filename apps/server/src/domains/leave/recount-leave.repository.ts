import type { RecountedDays } from '@muster/contract/domains/leave/leave-recount.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { StoredLeaveRequest } from './leave-requests.repository.ts';

interface Employees {
  readonly employeeIds: readonly number[];
  readonly from: string;
}

/** Requests that wait or are approved, with a day from `from` on, and whether the employment covers any day of it. */
export async function requestsToRecount(
  db: Db,
  { employeeIds, from }: Employees,
): Promise<{ id: number; is_served: boolean }[]> {
  const { rows } = await sql<{ id: number; is_served: boolean }>`
    select r.id, e.deleted_at is null and r.first_day <= coalesce(p.last_day, 'infinity') and exists (
      select from employee_active_date a
      where a.employee_id = r.employee_id and daterange(a.start_date, a.end_date, '[]') && daterange(r.first_day, r.last_day, '[]')) as is_served
    from leave_request r join employee e on e.id = r.employee_id
    left join employee_planned_ending p on p.employee_id = r.employee_id
    where r.employee_id = any (${[...employeeIds]}::integer[]) and r.state in ('requested', 'approved')
      and r.last_day >= ${from}::date
    order by r.employee_id, r.id`.execute(db);
  return rows;
}

/** Stores what a recount adds to a request, frees and changes. */
export async function storeRecount(
  db: Db,
  { id, employee_id }: Pick<StoredLeaveRequest, 'id' | 'employee_id'>,
  { freed, added, changed, state }: RecountedDays & { readonly state: 'held' | 'taken' },
): Promise<void> {
  await sql`
    update leave_request_day set state = 'recounted'
    where request_id = ${id} and work_date = any (${freed.map(({ day }) => day)}::date[])`.execute(db);
  await sql`
    insert into leave_request_day as d (request_id, employee_id, work_date, minutes, part, asked_minutes, shift_minutes, state)
    select ${id}::integer, ${employee_id}::integer, a.day, a.minutes, a.part, a.asked_minutes, a.shift_minutes, ${state}
    from json_to_recordset(${JSON.stringify([...added, ...changed])}::json)
      as a (day date, minutes integer, part text, asked_minutes integer, shift_minutes integer)
    on conflict (request_id, work_date) do update set state = excluded.state, minutes = excluded.minutes, part = excluded.part,
      asked_minutes = excluded.asked_minutes, shift_minutes = excluded.shift_minutes
    where d.state in ('recounted', ${state})`.execute(db);
}
