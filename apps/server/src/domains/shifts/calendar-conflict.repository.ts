import { legalWeeklyHours } from '@muster/contract/constants.ts';
import { leastRestHours } from '@muster/contract/domains/shifts/rotations.constants.ts';
import { type RawBuilder, sql } from 'kysely';

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The planned days `d` of some people with what conflicts: too little rest since the shift before, or the day with which the week
 * exceeds the limit of the law or of the contract. Reads the whole weeks of the days, and three days before them, because shifts of
 * different zones can follow each other that late.
 */
export const judgedDays = (people: RawBuilder<unknown>, { from, to }: Days) => sql`
  with terms as materialized (
    select v.id as shift_version_id, coalesce(sum(b.minutes) filter (where not b.is_paid), 0) as unpaid_minutes
    from shift_version v left join shift_break b on b.shift_version_id = v.id group by v.id
  ), worked as (
    select d.*, d.status in ('scheduled', 'swapped') as is_worked,
      case when d.status in ('scheduled', 'swapped')
        then extract(epoch from d.ends_at - d.starts_at) / 60 - t.unpaid_minutes else 0 end as minutes
    from employee_schedule d join terms t on t.shift_version_id = d.shift_version_id
    where d.work_date between date_trunc('week', ${from}::date)::date - 3 and date_trunc('week', ${to}::date)::date + 6
      and ${people}
  ), beside as (
    select w.*,
      lag(w.ends_at) over shifts as last_end, lag(w.work_date) over shifts as earlier,
      sum(w.minutes) over (partition by w.employee_id, date_trunc('week', w.work_date)) as week_minutes,
      sum(w.minutes) over (partition by w.employee_id, date_trunc('week', w.work_date) order by w.work_date) as so_far
    from worked w
    window shifts as (partition by w.employee_id, w.is_worked order by w.starts_at)
  )
  select b.*, l.limit_hours, extract(epoch from b.starts_at - b.last_end) / 60 as rest_minutes,
    coalesce(b.is_worked and b.starts_at - b.last_end < make_interval(hours => ${leastRestHours}::integer), false) as is_short_rest,
    b.is_worked and b.so_far > l.limit_hours * 60 and b.so_far - b.minutes <= l.limit_hours * 60 as is_over_limit
  from beside b
  join employee e on e.id = b.employee_id
  left join client_hours_rule r on r.client_id = e.client_id
  cross join lateral (select least(${legalWeeklyHours}::integer, r.weekly_hours) as limit_hours) l
  where b.work_date between ${from}::date and ${to}::date`;

/** Days of everybody with a conflict. */
export const conflictingDays = (days: Days) =>
  sql`select j.employee_id, j.work_date from (${judgedDays(sql`true`, days)}) j where j.is_short_rest or j.is_over_limit`;
