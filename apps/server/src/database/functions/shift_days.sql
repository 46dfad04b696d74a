-- The days on which a version of a shift is worked, or could be if a person has other rest days. Start and end are clock
-- times; a start that the clocks skip can be past the end of a short shift, which then keeps its length.
create or replace function shift_days(shift_ids integer[], first_day date, last_day date)
returns table (shift_id integer, shift_version_id integer, work_date date, weekday integer, is_work_day boolean,
  used_on_holidays boolean, used_on_restdays boolean, starts_at timestamptz, ends_at timestamptz)
language sql stable as $$
  select v.shift_id, v.id, d.day::date, extract(isodow from d.day)::integer, extract(isodow from d.day)::integer = any (v.work_days),
    v.used_on_holidays, v.used_on_restdays, t.starts_at,
    case when t.ends_at > t.starts_at then t.ends_at else t.starts_at + v.total_minutes * interval '1 minute' end
  from shift_version v
  join timezone z on z.id = v.timezone_id
  cross join lateral generate_series(
    greatest(lower(v.valid), first_day)::timestamp,
    least(coalesce(upper(v.valid) - 1, last_day), last_day)::timestamp, interval '1 day') as d (day)
  cross join lateral shift_instants(d.day + v.start_time, v.total_minutes, z.name) t
  where v.shift_id = any (shift_ids) and v.valid && daterange(first_day, last_day, '[]')
$$;
