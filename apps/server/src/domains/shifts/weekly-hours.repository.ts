import { leaveDayMinutes } from '@muster/contract/constants.ts';
import type { PlannedWork, WeeklyLimits } from '@muster/contract/domains/shifts/weekly-hours.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached, type PersonColumns } from '../teams/index.ts';
import { type PlacementQuestion, planArguments } from './placement.repository.ts';

export interface WeeksOfPlacement {
  readonly first: string;
  /** Last day that is compared. */
  readonly last: string;
}

/** The days of the placement within the compared weeks, without its unpaid breaks. */
export async function workOfShift(
  db: Db,
  { from, to, ...plan }: PlacementQuestion,
  { last }: WeeksOfPlacement,
): Promise<PlannedWork[]> {
  const { rows } = await sql<PlannedWork>`
    select d.work_date::text as "workDate", ${minutes} as minutes
    from placement_days(${planArguments(plan)}, ${from}::date, least(${last}::date, coalesce(${to}::date, ${last}::date))) d
    where not d.is_off`.execute(db);
  return rows;
}

export interface KeptWork extends WeeklyLimits {
  readonly employeeId: number;
  /** The days of the compared weeks before and after the placement. */
  readonly days: readonly PlannedWork[];
}

/** What each employee works around the placement within reach, and the limit of their client. */
export async function workAround(
  db: Db,
  { employeeIds, reach, from, to }: PlacementQuestion,
  { first, last }: WeeksOfPlacement,
): Promise<KeptWork[]> {
  const ids = [...employeeIds];
  const { rows } = await sql<KeptWork>`
    with kept as (
      select w.* from expected_schedule(${ids}::integer[], least(${first}::date, ${from}::date - 1), ${from}::date - 1) w
      where w.work_date >= ${first}::date
      union all
      select w.* from expected_schedule(${ids}::integer[], ${to}::date + 1, greatest(${last}::date, ${to}::date + 1)) w
      where ${to}::date is not null and w.work_date <= ${last}::date
    ), worked as (
      select d.employee_id, json_agg(json_build_object('workDate', d.work_date, 'minutes', m.minutes)) as days
      from kept d cross join lateral (select (${minutes} + d.leave_at_start + d.leave_at_end) * (${leaveDayMinutes}::integer - d.leave_minutes) / ${leaveDayMinutes}::integer as minutes) m
      where d.status in ('scheduled', 'swapped') and ${isPersonReached(reach, personThen)}
      group by d.employee_id
    )
    select e.id as "employeeId", c.legal_business_name as client, r.weekly_hours as "contractHours", coalesce(w.days, '[]') as days
    from employee e join client c on c.id = e.client_id
    left join client_hours_rule r on r.client_id = e.client_id
    left join worked w on w.employee_id = e.id
    where e.id = any (${ids}::integer[])`.execute(db);
  return rows;
}

/** The employee of a planned day `d`, with the client of that day: nobody counts what is worked for others. */
export const personThen: PersonColumns = {
  employee: sql`d.employee_id`,
  client: sql`(select h.client_id from employee_client h where h.employee_id = d.employee_id and h.valid @> d.work_date)`,
};

/** Elapsed minutes of a planned day `d` without its unpaid breaks. */
const minutes = sql`(extract(epoch from d.ends_at - d.starts_at) / 60)::integer - (select coalesce(sum(b.minutes), 0)::integer
  from shift_break b where b.shift_version_id = d.shift_version_id and not b.is_paid)`;
