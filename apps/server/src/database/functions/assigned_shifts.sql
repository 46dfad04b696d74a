-- Nested loops on purpose. Rebuilding runs with them disabled, because that is faster for many employees; but here a
-- hash join would read assignments, employees and employment periods of all employees to answer for one.
-- A planned last day limits the open employment period as its end will. Swaps decide single days before the assignments do.
-- A suspension lasts from its status to the next one, so that days of a past suspension stay without work whenever they are
-- computed again.
create or replace function assigned_shifts(employee_ids integer[], first_day date, last_day date)
returns table (employee_id integer, shift_id integer, rest_days integer[], days daterange, suspended datemultirange)
language sql stable set enable_nestloop = on set enable_hashjoin = off set enable_mergejoin = off as $$
  with swapped as materialized (
    select x.* from swapped_days(employee_ids, first_day, last_day) x
  ), held as (
    select a.employee_id, a.shift_id, a.rest_days, kept.days as valid
    from held_shifts(employee_ids, first_day, last_day) a
    left join (
      select x.employee_id, range_agg(daterange(x.work_date, x.work_date + 1)) as days from swapped x group by x.employee_id
    ) gone on gone.employee_id = a.employee_id
    cross join lateral unnest(datemultirange(a.valid) - coalesce(gone.days, '{}')) as kept (days)
    union all
    select x.employee_id, x.shift_id, '{}', daterange(x.work_date, x.work_date + 1) from swapped x where x.shift_id is not null
  ), statuses as (
    select h.employee_id, t.status_group, daterange(h.effective_on,
      lead(h.effective_on) over (partition by h.employee_id order by h.effective_on, h.id)) as days
    from employee_status_history h
    join status_type t on t.id = h.to_status_type_id
    where h.employee_id = any (employee_ids)
  ), suspended as materialized (
    select i.employee_id, range_agg(i.days) as days from statuses i where i.status_group = 'inactive' group by i.employee_id
  )
  select a.employee_id, a.shift_id, a.rest_days,
    a.valid * daterange(s.start_date, s.end_date, '[]') * daterange(null, p.ends_on, '[]') * daterange(first_day, last_day, '[]'),
    coalesce(i.days, '{}')
  from held a
  join employee e on e.id = a.employee_id and e.deleted_at is null
  join employee_active_date s on s.employee_id = a.employee_id
  left join (select n.employee_id, n.last_day as ends_on from employee_planned_ending n) p on p.employee_id = a.employee_id
  left join suspended i on i.employee_id = a.employee_id
  where a.valid && daterange(first_day, last_day, '[]') and a.valid && daterange(s.start_date, s.end_date, '[]')
$$;
