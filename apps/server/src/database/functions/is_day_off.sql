-- Whether a day is off by an assignment: by its own rest days, or else by the work days of the shift.
create or replace function is_day_off(rest_days integer[], weekday integer, is_work_day boolean) returns boolean
language sql immutable parallel safe as $$
  select case when rest_days is null then not is_work_day else weekday = any (rest_days) end
$$;
