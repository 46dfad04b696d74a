import { leaveDayMinutes, legalWeeklyHours } from '@muster/contract/constants.ts';
import { leastRestHours } from '@muster/contract/domains/shifts/rotations.constants.ts';
import { type RawBuilder, sql } from 'kysely';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** An expression of type `integer[]`: ids of employees. An array is the only condition that PostgreSQL checks before row security. */
type People = RawBuilder<unknown>;

/** Reads the whole weeks of the days, and three days before them, because shifts of different zones can follow each other that late. */
const isRead = (workDate: RawBuilder<unknown>, { from, to }: Days) =>
  sql`${workDate} between date_trunc('week', ${from}::date)::date - 3 and date_trunc('week', ${to}::date)::date + 6`;

const isWorked = (day: RawBuilder<unknown>) => sql`${day}.status in ('scheduled', 'swapped')`;

/** Of a planned day `d` with its terms `t`: the share of the whole shift that leave leaves of it. */
const workedMinutes = sql`((extract(epoch from d.ends_at - d.starts_at) / 60)::integer + d.leave_at_start + d.leave_at_end - t.unpaid_minutes)
  * (${leaveDayMinutes}::integer - d.leave_minutes) / ${leaveDayMinutes}::integer`;

/** A number for each week from Monday to Sunday. */
const weekOf = (workDate: RawBuilder<unknown>) => sql`(${workDate} - date '2000-01-03') / 7`;

/** The unpaid minutes of each shift version, and the weekly limit of each person. */
const termsAndLimits = (people: People) => sql`
  terms as materialized (
    select v.id as shift_version_id, coalesce(sum(b.minutes) filter (where not b.is_paid), 0)::integer as unpaid_minutes
    from shift_version v left join shift_break b on b.shift_version_id = v.id group by v.id
  ), limits as materialized (
    select e.id as employee_id, least(${legalWeeklyHours}::integer, r.weekly_hours) as limit_hours
    from employee e left join client_hours_rule r on r.client_id = e.client_id
    where e.id = any (${people})
  )`;

/**
 * The planned days `d` of some people with what conflicts: too little rest since the shift before, or the day with which the week
 * exceeds the limit of the law or of the contract.
 */
export const judgedDays = (people: People, days: Days) => sql`
  with ${termsAndLimits(people)}, worked as (
    select d.*, ${weekOf(sql`d.work_date`)} as week, ${isWorked(sql`d`)} as is_worked,
      case when ${isWorked(sql`d`)} then ${workedMinutes} else 0 end as minutes
    from employee_schedule d join terms t on t.shift_version_id = d.shift_version_id
    where ${isRead(sql`d.work_date`, days)} and d.employee_id = any (${people})
  ), beside as (
    select w.*,
      lag(w.ends_at) over shifts as last_end, lag(w.work_date) over shifts as earlier,
      sum(w.minutes) over (partition by w.employee_id, w.week) as week_minutes,
      sum(w.minutes) over (partition by w.employee_id, w.week order by w.work_date) as so_far
    from worked w
    window shifts as (partition by w.employee_id, w.is_worked order by w.starts_at)
  )
  select b.*, l.limit_hours, extract(epoch from b.starts_at - b.last_end) / 60 as rest_minutes,
    coalesce(b.is_worked and b.starts_at - b.last_end < make_interval(hours => ${leastRestHours}::integer), false) as is_short_rest,
    b.is_worked and b.so_far > l.limit_hours * 60 and b.so_far - b.minutes <= l.limit_hours * 60 as is_over_limit
  from beside b
  join limits l on l.employee_id = b.employee_id
  where b.work_date between ${days.from}::date and ${days.to}::date`;

/** Shortest time from the start of a shift to that of the same shift on the next day, where the clocks change in between. */
const shortestDayHours = 22;

/**
 * Days with a conflict. Only people who can have one are judged day by day, which takes longer: a week above the limit, shifts of
 * several versions, or one shift so long that its next start is too early.
 */
export const conflictingDays = (people: People, days: Days) => sql`
  with ${termsAndLimits(people)}, weeks as (
    select d.employee_id, sum(${workedMinutes}) as minutes, min(d.shift_version_id) as lowest, max(d.shift_version_id) as highest,
      max(d.ends_at - d.starts_at) as longest
    from employee_schedule d join terms t on t.shift_version_id = d.shift_version_id
    where ${isRead(sql`d.work_date`, days)} and ${isWorked(sql`d`)} and d.employee_id = any (${people})
    group by d.employee_id, ${weekOf(sql`d.work_date`)}
  ), suspects as materialized (
    select w.employee_id from weeks w join limits l on l.employee_id = w.employee_id
    group by w.employee_id
    having bool_or(w.minutes > l.limit_hours * 60) or min(w.lowest) <> max(w.highest)
      or max(w.longest) > make_interval(hours => ${shortestDayHours - leastRestHours}::integer)
  )
  select j.employee_id, j.work_date from (${judgedDays(sql`array(select s.employee_id from suspects s)`, days)}) j
  where j.is_short_rest or j.is_over_limit`;
