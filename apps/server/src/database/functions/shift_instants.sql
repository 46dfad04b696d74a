-- Start and end of a shift that begins at this local time: the local instants of both. A zone does not change its clocks
-- twice within three days. So where a day before and two days after have the offset of the start, the end has it, too, and
-- no hour can be skipped or occur twice.
create or replace function shift_instants(local timestamp, minutes integer, zone text)
returns table (starts_at timestamptz, ends_at timestamptz)
language sql immutable as $$
  select case when c.is_plain then s.instant else local_instant(local, zone) end,
    case when c.is_plain then s.instant + minutes * interval '1 minute'
      else local_instant(local + minutes * interval '1 minute', zone) end
  from (select local at time zone zone as instant offset 0) s
  cross join lateral (
    select (s.instant - interval '24 hours') at time zone zone = local - interval '24 hours'
      and (s.instant + interval '50 hours') at time zone zone = local + interval '50 hours' as is_plain
    offset 0
  ) c
$$;
