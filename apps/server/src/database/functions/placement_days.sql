-- The days of an assignment that may not be stored yet: to a shift, perhaps with other rest days, or to a rotation.
create or replace function placement_days(shift integer, rest_days integer[], rotation integer, week_one date, first_day date, last_day date)
returns table (shift_id integer, shift_version_id integer, work_date date, is_off boolean,
  used_on_holidays boolean, used_on_restdays boolean, starts_at timestamptz, ends_at timestamptz)
language sql stable as $$
  select d.shift_id, d.shift_version_id, d.work_date,
    is_day_off(placement_days.rest_days, d.weekday, d.is_work_day),
    d.used_on_holidays, d.used_on_restdays, d.starts_at, d.ends_at
  from shift_days(array[placement_days.shift], first_day, last_day) d
  where placement_days.rotation is null
  union all
  select d.shift_id, d.shift_version_id, d.work_date, r.is_off, d.used_on_holidays, d.used_on_restdays, d.starts_at, d.ends_at
  from rotation_days(placement_days.rotation, week_one, first_day, last_day) r
  cross join lateral shift_days(array[r.shift_id], r.work_date, r.work_date) d
$$;
