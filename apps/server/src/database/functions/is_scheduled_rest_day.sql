-- Whether the assignment of the day gives it to the employee as a day off: by its own rest days, by the work days of the shift, or by
-- the pattern of the rotation. A client's own shift or rotation says nothing about days without that client. Swaps are not regarded:
-- who gives a shift away has an ordinary free day.
create or replace function is_scheduled_rest_day(person integer, day date) returns boolean
language sql stable parallel safe as $$
  with assigned as (
    select a.shift_id, a.rest_days, a.rotation_id, a.rotation_starts_on, extract(isodow from day)::integer as weekday
    from employee_shift a
    left join shift s on s.id = a.shift_id
    left join rotation r on r.id = a.rotation_id
    where a.employee_id = person and a.valid @> day
      and (coalesce(s.client_id, r.client_id) is null or exists (
        select from employee_client c
        where c.employee_id = person and c.client_id = coalesce(s.client_id, r.client_id) and c.valid @> day))
  )
  select exists (
    select from assigned a
    join shift_version v on v.shift_id = a.shift_id and v.valid @> day
    where is_day_off(a.rest_days, a.weekday, a.weekday = any (v.work_days))
    union all
    select from assigned a
    where a.rotation_id is not null and not exists (
      select from rotation_days(a.rotation_id, a.rotation_starts_on, day, day) d where not d.is_off)
  )
$$;
