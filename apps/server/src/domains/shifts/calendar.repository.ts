import type { DayConflicts } from '@muster/contract/domains/shifts/calendar-conflicts.rules.ts';
import type { CalendarAssignment, PlannedDay } from '@muster/contract/domains/shifts/shift-answers.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached } from '../teams/index.ts';
import { byEmployee } from './by-employee.ts';
import { judgedDays } from './calendar-conflict.repository.ts';
import type { CalendarScope } from './calendar-swap.repository.ts';
import { personNow } from './people-filters.repository.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

export async function calendarDays(
  db: Db,
  { ids, ...days }: Days & { readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, CalendarDay[]>> {
  const { rows } = await sql<CalendarDay & { employee_id: number }>`
    select d.employee_id, d.work_date::text as work_date, json_build_object('id', s.id, 'name', s.name, 'kind', s.kind) as shift,
      z.name as zone, d.starts_at, d.ends_at, d.status, d.week_minutes::integer as week_minutes,
      (select min(coalesce(m.note, 'Holiday')) from schedule_mark m where m.employee_id = d.employee_id
        and m.work_date = d.work_date and m.kind <> 'on_leave') as holiday,
      case when d.is_short_rest then d.rest_minutes::integer end as "restMinutes",
      case when d.is_short_rest then d.earlier::text end as earlier,
      case when d.is_over_limit then d.so_far::integer end as "overMinutes", d.limit_hours as "limitHours"
    from (${judgedDays(sql`${[...ids]}::integer[]`, days)}) d
    join shift s on s.id = d.shift_id
    join shift_version v on v.id = d.shift_version_id
    join timezone z on z.id = v.timezone_id
    order by d.employee_id, d.work_date`.execute(db);
  return byEmployee(rows);
}

export interface CalendarDay extends Omit<PlannedDay, 'conflicts'>, DayConflicts {}

/** The assignments of the days within reach. */
export async function calendarAssignments(
  db: Db,
  { ids, reach, from, to }: CalendarScope & { readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, CalendarAssignment[]>> {
  const { rows } = await sql<CalendarAssignment & { employee_id: number }>`
    select a.employee_id, a.id, a.shift_id, r.name as rotation, lower(a.valid)::text as "from", (upper(a.valid) - 1)::text as "to",
      case when s.id is null then '[]'::json
        when a.rest_days is null then to_json(s.work_days)
        else (select coalesce(json_agg(n order by n), '[]') from generate_series(1, 7) n where n <> all (a.rest_days)) end as work_days
    from employee_shift a
    join employee e on e.id = a.employee_id
    left join shift s on s.id = a.shift_id
    left join rotation r on r.id = a.rotation_id
    where a.employee_id = any (${[...ids]}::integer[]) and a.valid && daterange(${from}::date, ${to}::date, '[]')
      and ${isPersonReached(reach, personNow)}
    order by a.employee_id, lower(a.valid)`.execute(db);
  return byEmployee(rows);
}

/** Newest first; empty for an employee out of reach. A client reads the reasons of assignments that began with that client. */
export async function assignmentsOf(db: Db, query: { employeeId: number; reach: Reach }) {
  const { rows } = await sql<{
    id: number;
    shift: { id: number; name: string } | null;
    rotation: { id: number; name: string; starts_on: string } | null;
    timezone: string | null;
    start_time: string | null;
    end_time: string | null;
    from: string;
    to: string | null;
    rest_days: number[] | null;
    reason: string | null;
  }>`
    select a.id, case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as shift, z.name as timezone,
      case when r.id is not null then json_build_object('id', r.id, 'name', r.name, 'starts_on', a.rotation_starts_on) end as rotation,
      to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
      lower(a.valid)::text as "from", (upper(a.valid) - 1)::text as "to", a.rest_days,
      case when (select scope_sees_all()) or may_see_planned_days(a.employee_id, daterange(lower(a.valid), lower(a.valid), '[]'))
        then a.reason end as reason
    from employee_shift a
    join employee e on e.id = a.employee_id and e.deleted_at is null
    left join shift s on s.id = a.shift_id
    left join timezone z on z.id = s.timezone_id
    left join rotation r on r.id = a.rotation_id
    where a.employee_id = ${query.employeeId} and ${isPersonReached(query.reach, personNow)}
    order by lower(a.valid) desc`.execute(db);
  return rows;
}
