-- Every new shift gets its first version.
create or replace function begin_shift_version() returns trigger language plpgsql as $$
begin
  insert into shift_version (shift_id, valid, timezone_id, start_time, end_time, total_minutes, work_days, used_on_holidays, used_on_restdays)
  values (new.id, daterange(new.active_from, null), new.timezone_id, new.start_time, new.end_time, new.total_minutes, new.work_days,
    new.used_on_holidays, new.used_on_restdays);
  return null;
end $$;
