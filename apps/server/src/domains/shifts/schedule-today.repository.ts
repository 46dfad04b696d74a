import type { BoardRow } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { forgottenHours, longestPresenceHours } from '@muster/contract/domains/shifts/shifts.constants.ts';
import type { Reach } from '@muster/contract/domains/teams/teams.policy.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { isPersonReached } from '../teams/index.ts';
import { peopleFilterColumns, personNow } from './people-filters.repository.ts';

export interface BoardScope {
  readonly reach: Reach;
  readonly now: string;
  /** Today in one zone, and the instants at which it begins and ends. */
  readonly day: string;
  readonly begins: string;
  readonly ends: string;
}

export interface BoardPerson extends Omit<BoardRow, 'employee'> {
  readonly id: number;
  readonly name: string;
  readonly position: string;
}

/** The current state of everybody with a shift today, counted by state. Employees who are missing come first. */
export function readBoard(db: Db, scope: BoardScope, question: TableQuery): Promise<TablePage<BoardPerson>> {
  const source = {
    strategy: 'small',
    from: peopleToday(scope),
    order: sql`array_position(array['missing', 'conflict', 'absent', 'in', 'on_break'], t.state),
      t.late_minutes desc nulls last, search_key(t.name)`,
    id: sql`t.id, t.starts_at`,
    tally: 'state',
    columns: {
      ...boardColumns,
      ...peopleFilterColumns(scope.reach, { employee: sql`t.id`, client: sql`t.client_id` }),
    },
  } as const;
  return readTable<BoardPerson>(db, source, question);
}

export interface PersonToday {
  readonly id: number;
  readonly name: string;
  readonly client_id: number;
  readonly state: BoardRow['state'];
  readonly starts_at: string;
  readonly late_minutes: number | null;
}

/** The same people as the board has, by name. */
export async function everybodyToday(db: Db, scope: BoardScope): Promise<PersonToday[]> {
  const { rows } = await sql<PersonToday>`
    select t.id, t.name, t.client_id, t.state, t.starts_at, t.late_minutes
    from (${peopleToday(scope)}) t order by search_key(t.name), t.id`.execute(db);
  return rows;
}

const boardColumns: Readonly<Record<string, SqlColumn>> = {
  'employee.name': { text: sql`t.name` },
  'employee.position': { text: sql`t.position` },
  state: {
    sort: sql`t.state`,
    among: sql`array_remove(array[t.state, case when t.late_minutes is not null then 'late' end], null)`,
  },
};

/** One pass over the day. The few zones are joined once, not for each person. */
const peopleToday = ({ reach, now, day, begins, ends }: BoardScope) => sql`
  with zones as materialized (
    select v.id as shift_version_id, z.name, v.grace_minutes from shift_version v join timezone z on z.id = v.timezone_id
  ), clocked as materialized (
    select employee_id, work_date, min(at) filter (where kind = 'in') as first_in, max(at) filter (where kind = 'out') as last_out,
      max(at) as last_at, max(at) filter (where kind = 'break_start') as last_break
    from counted_punches(${day}::date - 1, ${day}::date + 1)
    group by employee_id, work_date
  ), early as materialized (
    ${openPresences(now)}
  )
  select e.id, e.name, e.position, e.client_id, c.legal_business_name as client, s.name as shift, z.name as zone, d.starts_at, d.ends_at,
    coalesce(p.first_in, early.first_in) as first_in, p.last_out,
    case when d.status not in ('on_leave', 'holiday', 'restday') and p.first_in >= least(d.starts_at + (z.grace_minutes + 1) * interval '1 minute', d.ends_at)
      then floor(extract(epoch from least(p.first_in, d.ends_at) - d.starts_at) / 60)::integer end as late_minutes,
    ${stateOf(now)} as state
  from employee_schedule d
  join employee e on e.id = d.employee_id and e.deleted_at is null
  join client c on c.id = e.client_id
  join shift s on s.id = d.shift_id
  join zones z on z.shift_version_id = d.shift_version_id
  left join clocked p on p.employee_id = d.employee_id and p.work_date = d.work_date
  left join attendance_day a on a.employee_id = d.employee_id and a.work_date = d.work_date and a.state = 'conflict'
  left join early on early.employee_id = d.employee_id and p.first_in is null and early.first_in < d.starts_at
    and d.starts_at <= ${now}::timestamptz and d.ends_at <= early.first_in + ${longestPresenceHours} * interval '1 hour'
  where d.work_date between ${day}::date - 1 and ${day}::date + 1
    and d.starts_at < ${ends}::timestamptz and d.ends_at > ${begins}::timestamptz
    and d.status <> 'cancelled' and ${isPersonReached(reach, personNow)}`;

/**
 * Who clocked in so early that the presence counts for a work date without a shift and has not clocked out since. Once the shift
 * has begun, the presence is for it; the day is moved when it is computed (`misplacedPunches`).
 */
const openPresences = (now: string) => sql`
  select k.employee_id, max(k.first_in) as first_in, bool_or(k.last_break = k.last_at) as is_on_break
  from clocked k
  where k.first_in is not null and (k.last_out is null or k.last_out < k.last_at)
    and k.first_in > ${now}::timestamptz - ${longestPresenceHours} * interval '1 hour'
    and not exists (select from employee_schedule o
      where o.employee_id = k.employee_id and o.work_date = k.work_date and o.status in ('scheduled', 'swapped'))
  group by k.employee_id`;

/** Employees who clocked in are or were present, whatever was planned. A conflict is one until the day is corrected. */
const stateOf = (now: string) => sql`
  case
    when a.employee_id is not null then 'conflict'
    when p.first_in is not null and p.last_out = p.last_at then 'done'
    when p.first_in is not null and d.ends_at + ${forgottenHours} * interval '1 hour' < ${now}::timestamptz then 'conflict'
    when p.first_in is not null and p.last_break = p.last_at then 'on_break'
    when p.first_in is not null then 'in'
    when early.first_in is not null and d.status = 'scheduled' then case when early.is_on_break then 'on_break' else 'in' end
    when d.status <> 'scheduled' then d.status
    when d.starts_at > ${now}::timestamptz then 'upcoming'
    when d.ends_at > ${now}::timestamptz then 'missing'
    else 'absent'
  end`;
