-- The shift of each day of a rotation whose pattern counts from the Monday of a week 1. Days before that Monday repeat the
-- pattern backwards. Days off without a shift are left out.
create or replace function rotation_days(rotation integer, week_one date, first_day date, last_day date)
returns table (work_date date, shift_id integer, is_off boolean)
language sql stable as $$
  select d.day::date, t.shift_id, t.is_off
  from rotation r
  cross join lateral generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') as d (day)
  join rotation_day t on t.rotation_id = r.id and t.weekday = extract(isodow from d.day)::integer
    and t.week = 1 + ((floor((d.day::date - week_one) / 7.0)::integer % r.weeks) + r.weeks) % r.weeks
  where r.id = rotation_days.rotation
$$;
