-- Makes the stored schedule equal to the expected one. Returns how many rows changed: none when it runs twice.
create or replace function rebuild_schedule(employee_ids integer[], first_day date, last_day date) returns integer
language plpgsql set enable_nestloop = off as $$
declare
  gone integer;
  written integer;
begin
  perform from employee where id = any (employee_ids) order by id for no key update;
  delete from employee_schedule s
  where s.employee_id = any (employee_ids) and s.work_date between first_day and last_day
    and not exists (
      select from expected_schedule(employee_ids, first_day, last_day) w
      where w.employee_id = s.employee_id and w.work_date = s.work_date and w.shift_version_id = s.shift_version_id
        and w.starts_at = s.starts_at and w.ends_at = s.ends_at);
  get diagnostics gone = row_count;
  insert into employee_schedule as s (employee_id, work_date, shift_id, shift_version_id, starts_at, ends_at, status)
  select w.employee_id, w.work_date, w.shift_id, w.shift_version_id, w.starts_at, w.ends_at, w.status
  from expected_schedule(employee_ids, first_day, last_day) w
  where not exists (
    select from employee_schedule o
    where o.employee_id = any (employee_ids) and o.work_date between first_day and last_day
      and o.employee_id = w.employee_id and o.work_date = w.work_date and o.status = w.status)
  order by w.employee_id, w.work_date
  on conflict (employee_id, work_date) do update set status = excluded.status, version = s.version + 1;
  get diagnostics written = row_count;
  return gone + written;
end $$;
