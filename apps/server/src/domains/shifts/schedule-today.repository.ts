import type { BoardRow } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { forgottenHours } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { type Narrowing, narrowedTo } from './narrowed-people.repository.ts';

export interface BoardQuery extends Narrowing {
  readonly now: string;
  /** The day at home, and the instants at which it begins and ends. */
  readonly day: string;
  readonly begins: string;
  readonly ends: string;
  readonly state: string | null;
  readonly first: number;
  readonly rows: number;
}

export interface Board {
  readonly counts: Readonly<Record<string, number>>;
  readonly rows: BoardRow[];
}

/** One pass over the day: what everybody does now, counted, and one page of it. Who is missed stands first. */
export async function readBoard(db: Db, query: BoardQuery): Promise<Board> {
  const { rows } = await sql<{ counts: Readonly<Record<string, number>> | null; page: BoardRow[] | null }>`
    with clocked as materialized (
      select employee_id, work_date, min(at) filter (where kind = 'in') as first_in, max(at) filter (where kind = 'out') as last_out,
        max(at) as last_at, max(at) filter (where kind = 'break_start') as last_break
      from counted_punches(${query.day}::date - 1, ${query.day}::date + 1)
      group by employee_id, work_date
    ), board as materialized (
      select e.id, e.name, e.position, c.legal_business_name as client, s.name as shift, z.name as zone, d.starts_at, d.ends_at,
        p.first_in, p.last_out,
        case when p.first_in >= d.starts_at + interval '1 minute'
          then floor(extract(epoch from p.first_in - d.starts_at) / 60)::integer end as late_minutes,
        ${stateOf(query.now)} as state
      from employee_schedule d
      join employee e on e.id = d.employee_id and e.deleted_at is null
      join client c on c.id = e.client_id
      join shift s on s.id = d.shift_id
      join shift_version v on v.id = d.shift_version_id
      join timezone z on z.id = v.timezone_id
      left join clocked p on p.employee_id = d.employee_id and p.work_date = d.work_date
      where d.work_date between ${query.day}::date - 1 and ${query.day}::date + 1
        and d.starts_at < ${query.ends}::timestamptz and d.ends_at > ${query.begins}::timestamptz
        and d.status <> 'cancelled' and ${narrowedTo(query)}
    ), counted as (
      select state as name, count(*)::integer as count from board group by state
      union all
      select 'late', count(late_minutes)::integer from board
    ), page as (
      select * from board
      where ${query.state}::text is null
        or case when ${query.state} = 'late' then late_minutes is not null else state = ${query.state} end
      order by array_position(array['missing', 'conflict', 'absent', 'in', 'on_break'], state), late_minutes desc nulls last, lower(name) collate "C", id
      limit ${query.rows} offset ${query.first}
    )
    select (select json_object_agg(name, count) from counted) as counts,
      (select json_agg(json_build_object('employee', json_build_object('id', id, 'name', name, 'position', position),
        'client', client, 'shift', shift, 'zone', zone, 'starts_at', starts_at, 'ends_at', ends_at, 'state', state,
        'late_minutes', late_minutes, 'first_in', first_in, 'last_out', last_out)) from page) as page`.execute(db);
  return { counts: rows[0]?.counts ?? {}, rows: rows[0]?.page ?? [] };
}

/** Employees who clocked in are or were present, whatever was planned. */
const stateOf = (now: string) => sql`
  case
    when p.first_in is not null and p.last_out = p.last_at then 'done'
    when p.first_in is not null and d.ends_at + ${forgottenHours} * interval '1 hour' < ${now}::timestamptz then 'conflict'
    when p.first_in is not null and p.last_break = p.last_at then 'on_break'
    when p.first_in is not null then 'in'
    when d.status <> 'scheduled' then d.status
    when d.starts_at > ${now}::timestamptz then 'upcoming'
    when d.ends_at > ${now}::timestamptz then 'missing'
    else 'absent'
  end`;
