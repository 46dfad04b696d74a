-- The days that approved swaps decide; no shift: it was given away. After a change of client the assignments apply again.
create or replace function swapped_days(employee_ids integer[], first_day date, last_day date)
returns table (employee_id integer, work_date date, shift_id integer)
language sql stable as $$
  select d.employee_id, d.work_date, d.shift_id
  from swapped_day d
  where d.employee_id = any (employee_ids) and d.work_date between first_day and last_day
    and exists (select from employee_client c
      where c.employee_id = d.employee_id and c.client_id = d.client_id and c.valid @> d.work_date)
$$;
