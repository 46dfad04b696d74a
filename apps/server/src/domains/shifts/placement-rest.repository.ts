import type { PlannedInterval } from '@muster/contract/domains/shifts/rotation.rules.ts';
import { scheduledDaysAhead } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isPersonReached } from '../teams/index.ts';
import { type PlacementQuestion, planArguments } from './placement.repository.ts';
import { personThen } from './weekly-hours.repository.ts';

/** The shifts of a placement as far as schedules are planned, in order. */
export async function daysOfPlacement(
  db: Db,
  { from, to, ...plan }: Omit<PlacementQuestion, 'employeeIds' | 'reach'>,
): Promise<PlannedInterval[]> {
  const { rows } = await sql<PlannedInterval>`
    select d.work_date::text as "workDate", d.starts_at as "startsAt", d.ends_at as "endsAt"
    from placement_days(${planArguments(plan)}, ${from}::date,
      least(${from}::date + ${scheduledDaysAhead}::integer, coalesce(${to}::date, ${from}::date + ${scheduledDaysAhead}::integer))) d
    where not d.is_off order by d.starts_at`.execute(db);
  return rows;
}

/** What each employee works in the three days before and after a placement, within reach. */
export async function keptAround(
  db: Db,
  { employeeIds, reach, from, to }: PlacementQuestion,
): Promise<(PlannedInterval & { readonly employee_id: number })[]> {
  const ids = [...employeeIds];
  const { rows } = await sql<PlannedInterval & { employee_id: number }>`
    with kept as (
      select w.* from expected_schedule(${ids}::integer[], ${from}::date - 3, ${from}::date - 1) w
      union all
      select w.* from expected_schedule(${ids}::integer[], ${to}::date + 1, ${to}::date + 3) w where ${to}::date is not null
    )
    select d.employee_id, d.work_date::text as "workDate", d.starts_at as "startsAt", d.ends_at as "endsAt"
    from kept d where d.status = 'scheduled' and ${isPersonReached(reach, personThen)}`.execute(db);
  return rows;
}
