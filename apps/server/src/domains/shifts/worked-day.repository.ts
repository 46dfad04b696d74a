import type { ScheduleStatus } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached, type PersonColumns } from '../teams/index.ts';
import { personNow } from './people-filters.repository.ts';
import { type PlacementQuestion, planArguments } from './placement.repository.ts';

/** A worked day whose plan or rest-day time a placement would change; null: the day would not be planned. */
export interface ReplannedDay {
  readonly employee_id: number;
  readonly name: string;
  readonly work_date: string;
  /** Why the day stays as it is. */
  readonly locked: string | null;
  readonly shift_id: number | null;
  readonly shift_version_id: number | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly leave_at_start: number;
  readonly leave_at_end: number;
  readonly leave_minutes: number;
  readonly status: Exclude<ScheduleStatus, 'cancelled'> | null;
  /** The placement gives the day off, whether or not it is planned. */
  readonly is_restday: boolean;
}

/** The employee of a day `d`, with the client of that day. */
const personThen: PersonColumns = { employee: sql`d.employee_id`, client: sql`d.client_id` };

/** From the `first` day that can change. The status is computed as in `expected_schedule`. */
export async function replannedDays(db: Db, question: PlacementQuestion, first: string): Promise<ReplannedDay[]> {
  const { rotation } = question;
  const ids = [...question.employeeIds];
  const { rows } = await sql<ReplannedDay>`
    with worked as materialized (
      select d.employee_id, e.name, d.work_date,
        (select l.reason from attendance_lock l where l.employee_id = d.employee_id and l.days @> d.work_date) as locked
      from attendance_day d join employee e on e.id = d.employee_id and e.deleted_at is null
      where d.employee_id = any (${ids}::integer[]) and d.first_in is not null
        and d.work_date >= greatest(${question.from}::date, ${first}::date)
        and (${question.to}::date is null or d.work_date <= ${question.to}::date) and ${isPersonReached(question.reach, personNow)}
        and ${isPersonReached(question.reach, personThen)}
    ), timed as materialized (
      select s.*
      from (select min(work_date) as first_day, max(work_date) as last_day from worked) w
      cross join lateral placement_days(${planArguments(question)}, w.first_day, w.last_day) s
    ), planned as (
      select w.employee_id, w.name, w.work_date, w.locked, t.shift_id, t.shift_version_id, cut.leave_at_start, cut.leave_at_end, cut.leave_minutes,
        t.starts_at + cut.leave_at_start * interval '1 minute' as starts_at, t.ends_at - cut.leave_at_end * interval '1 minute' as ends_at, day.status,
        case when ${rotation?.id ?? null}::integer is null then coalesce(o.is_off, false) else coalesce(o.is_off, true) end as is_restday
      from worked w
      left join timed o on o.work_date = w.work_date
      left join timed t on t.work_date = w.work_date and (not t.is_off or t.used_on_restdays)
      left join lateral (
        select bool_or(k.kind = 'on_leave' and k.leave_minutes = 0) as on_leave, bool_or(k.kind <> 'on_leave') as on_holiday,
          max(k.leave_at_start) as at_start, max(k.leave_at_end) as at_end, max(k.leave_minutes) as minutes
        from schedule_mark k
        where k.employee_id = w.employee_id and k.work_date = w.work_date and k.kind <> 'local_holiday') m on true
      cross join lateral (
        select case when t.shift_id is null then null
          when m.on_leave or m.minutes > 0 and t.ends_at - t.starts_at <= (m.at_start + m.at_end) * interval '1 minute' then 'on_leave'
          when m.on_holiday and not t.used_on_holidays then 'holiday' when t.is_off then 'restday' else 'scheduled' end as status
      ) day
      cross join lateral (
        select case when day.status = 'scheduled' then coalesce(m.at_start, 0) else 0 end as leave_at_start,
          case when day.status = 'scheduled' then coalesce(m.at_end, 0) else 0 end as leave_at_end,
          case when day.status = 'scheduled' then coalesce(m.minutes, 0) else 0 end as leave_minutes
      ) cut
    )
    select p.employee_id, p.name, p.work_date::text as work_date, p.locked, p.shift_id, p.shift_version_id, p.starts_at, p.ends_at,
      p.leave_at_start, p.leave_at_end, p.leave_minutes, p.status, p.is_restday
    from planned p
    left join employee_schedule s on s.employee_id = p.employee_id and s.work_date = p.work_date and s.status <> 'cancelled'
    where (s.shift_version_id, s.starts_at, s.ends_at, s.status) is distinct from (p.shift_version_id, p.starts_at, p.ends_at, p.status)
      or (coalesce(p.status, 'holiday') in ('holiday', 'on_leave') and p.is_restday <> is_scheduled_rest_day(p.employee_id, p.work_date))
    order by search_key(p.name), p.employee_id, p.work_date`.execute(db);
  return rows;
}
