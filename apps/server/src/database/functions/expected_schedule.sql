-- What the schedule of these employees has to be. It depends only on assignments, clients, employment periods, suspensions and
-- marks, so computing it again gives the same result.
create or replace function expected_schedule(employee_ids integer[], first_day date, last_day date)
returns table (employee_id integer, work_date date, shift_id integer, shift_version_id integer,
  starts_at timestamptz, ends_at timestamptz, status text, leave_at_start integer, leave_at_end integer, leave_minutes integer)
language sql stable rows 100000 as $$
  select * from planned_schedule(employee_ids, first_day, last_day, true)
$$;
