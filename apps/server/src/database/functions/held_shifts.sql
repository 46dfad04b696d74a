-- The shifts that the assignments of employees name: those of a rotation day by day. Swaps and employment are not regarded.
-- A client's own rotation is worked only on days with that client, even where its shifts are shared.
create or replace function held_shifts(employee_ids integer[], first_day date, last_day date)
returns table (employee_id integer, shift_id integer, rest_days integer[], valid daterange)
language sql stable as $$
  select a.employee_id, a.shift_id, a.rest_days, a.valid
  from employee_shift a
  where a.employee_id = any (employee_ids) and a.valid && daterange(first_day, last_day, '[]') and a.shift_id is not null
  union all
  select a.employee_id, d.shift_id,
    case when d.is_off then every.days else array_remove(every.days, extract(isodow from d.work_date)::integer) end,
    daterange(d.work_date, d.work_date + 1)
  from employee_shift a
  cross join lateral rotation_days(a.rotation_id, a.rotation_starts_on, greatest(lower(a.valid), first_day),
    least(upper(a.valid) - 1, last_day)) d
  cross join (values (array[1, 2, 3, 4, 5, 6, 7])) as every (days)
  join rotation r on r.id = a.rotation_id and (r.client_id is null or exists (
    select from employee_client c where c.employee_id = a.employee_id and c.client_id = r.client_id and c.valid @> d.work_date))
  where a.employee_id = any (employee_ids) and a.valid && daterange(first_day, last_day, '[]') and a.rotation_id is not null
$$;
