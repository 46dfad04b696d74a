import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** An employee on a shift from a day on, until their next shift begins. */
export interface WantedShift {
  readonly employeeId: number;
  readonly shiftId: number;
  readonly from: string;
  /** Instead of the shift's days off. */
  readonly restDays: readonly number[] | null;
}

export interface PlannedClash {
  /** Index of the requested assignment that begins later, from 0. */
  readonly place: number;
  /** Work dates of the two. */
  readonly earlier: string;
  readonly later: string;
}

/**
 * Overlaps in time if all of these were stored: three days around each first day are compared, as in placementFacts.
 * The caller has made sure that no stored shift begins later than the requested ones.
 */
export async function plannedClashes(db: Db, wanted: readonly WantedShift[]): Promise<PlannedClash[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<PlannedClash>`
    with given as (
      select g.*, lag(g.first) over own as previous, lead(g.first) over own as next
      from (
        select (place - 1)::integer as place, (one ->> 'employeeId')::integer as employee_id,
          (one ->> 'shiftId')::integer as shift_id, (one ->> 'from')::date as first,
          case when one -> 'restDays' <> 'null' then
            array(select jsonb_array_elements_text(one -> 'restDays')::integer) end as rest_days
        from jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) with ordinality as planned (one, place)
      ) g window own as (partition by g.employee_id order by g.first, g.place)
    ), begun as (
      select g.*, g.first as since, least(g.first + 3, coalesce(g.next - 1, g.first + 3)) as until from given g
      union all
      select g.*, greatest(g.first + 4, g.next - 3), g.next - 1 from given g where g.next is not null
    ), days as (
      select b.place, b.employee_id, d.work_date, d.starts_at, d.ends_at
      from begun b cross join lateral shift_days(array[b.shift_id], b.since, b.until) d
      where b.since <= b.until
        and not is_day_off(b.rest_days, d.weekday, d.is_work_day)
      union all
      select null, g.employee_id, w.work_date, w.starts_at, w.ends_at
      from given g cross join lateral expected_schedule(array[g.employee_id], g.first - 3, g.first - 1) w
      where g.previous is null and w.status <> 'cancelled'
    )
    select distinct on (after.place) after.place, before.work_date::text as earlier, after.work_date::text as later
    from days after
    join days before on before.employee_id = after.employee_id and before.work_date < after.work_date
      and before.place is distinct from after.place
      and before.starts_at < after.ends_at and after.starts_at < before.ends_at
    where after.place is not null
    order by after.place, after.work_date, before.work_date`.execute(db);
  return rows;
}
