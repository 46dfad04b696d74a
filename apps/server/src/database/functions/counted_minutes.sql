-- Of seconds that lie within a special time, what counts: within the plan, and beyond it no more than was granted as overtime.
create or replace function counted_minutes(is_off boolean, whole numeric, within numeric, before numeric, after numeric,
  overtime_before integer, overtime_after integer) returns integer
language sql immutable parallel safe as $$
  select floor(case
    when is_off is false then coalesce(within, 0) + least(coalesce(before, 0), overtime_before * 60)
      + least(coalesce(after, 0), overtime_after * 60)
    else coalesce(whole, 0) end / 60)::integer
$$;
