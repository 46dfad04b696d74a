import type { PlannedDay } from '@muster/contract/domains/shifts/shift-answers.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached } from '../teams/index.ts';
import { type Narrowing, narrowedTo, personNow } from './narrowed-people.repository.ts';

export interface CalendarQuery extends Narrowing {
  readonly employeeId: number | null;
  readonly from: string;
  readonly to: string;
  readonly first: number;
  readonly rows: number;
}

interface CalendarRow {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly client: string;
}

/** Who is with us within the days, by name. */
export async function calendarPeople(db: Db, query: CalendarQuery): Promise<{ people: CalendarRow[]; total: number }> {
  const { rows } = await sql<CalendarRow & { total: number }>`
    select e.id, e.name, e.position, c.legal_business_name as client, count(*) over ()::integer as total
    from employee e join client c on c.id = e.client_id
    where e.deleted_at is null
      and exists (select from employee_active_date d where d.employee_id = e.id
        and daterange(d.start_date, d.end_date, '[]') && daterange(${query.from}::date, ${query.to}::date, '[]'))
      and (${query.employeeId}::integer is null or e.id = ${query.employeeId}) and ${narrowedTo(query)}
    order by lower(e.name), e.id limit ${query.rows} offset ${query.first}`.execute(db);
  return { people: rows.map(({ total: _all, ...person }) => person), total: rows[0]?.total ?? 0 };
}

export async function calendarDays(
  db: Db,
  query: { ids: readonly number[]; from: string; to: string },
): Promise<ReadonlyMap<number, PlannedDay[]>> {
  const { rows } = await sql<PlannedDay & { employee_id: number }>`
    select d.employee_id, d.work_date::text as work_date, json_build_object('id', s.id, 'name', s.name) as shift, z.name as zone,
      d.starts_at, d.ends_at, d.status
    from employee_schedule d
    join shift s on s.id = d.shift_id
    join shift_version v on v.id = d.shift_version_id
    join timezone z on z.id = v.timezone_id
    where d.employee_id = any (${[...query.ids]}::integer[]) and d.work_date between ${query.from}::date and ${query.to}::date
    order by d.employee_id, d.work_date`.execute(db);
  const days = new Map<number, PlannedDay[]>();
  for (const { employee_id, ...day } of rows) days.set(employee_id, [...(days.get(employee_id) ?? []), day]);
  return days;
}

/** Newest first; nothing for an employee out of reach. */
export async function assignmentsOf(db: Db, query: { employeeId: number; reach: Reach }) {
  const { rows } = await sql<{
    id: number;
    shift: { id: number; name: string };
    timezone: string;
    start_time: string;
    end_time: string;
    from: string;
    to: string | null;
    rest_days: number[] | null;
    reason: string | null;
  }>`
    select a.id, json_build_object('id', s.id, 'name', s.name) as shift, z.name as timezone,
      to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
      lower(a.valid)::text as "from", (upper(a.valid) - 1)::text as "to", a.rest_days, a.reason
    from employee_shift a
    join employee e on e.id = a.employee_id and e.deleted_at is null
    join shift s on s.id = a.shift_id
    join timezone z on z.id = s.timezone_id
    where a.employee_id = ${query.employeeId} and ${isPersonReached(query.reach, personNow)}
    order by lower(a.valid) desc`.execute(db);
  return rows;
}
