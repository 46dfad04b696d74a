-- A client sees what happened on a day only if the day was computed for it.
select set_config('app.scope', 'system', true);
-- The body is in the folder of functions.
create function may_see_day(asked integer, day date) returns boolean language sql stable parallel safe return false;
do $$
declare
  day_table text;
begin
  foreach day_table in array array['punch', 'overtime_request', 'attendance_correction', 'attendance_break_alert', 'attendance_reminder'] loop
    execute format('drop policy reach on %I', day_table);
    execute format('create policy reach on %I using ((select scope_sees_all()) or may_see_day(employee_id, work_date))', day_table);
  end loop;
end $$;

drop policy reach on swapped_day;
create policy reach on swapped_day using (
  (select scope_sees_all()) or client_id = (select scope_client()) or employee_id = (select scope_employee()));

-- Totals of a timesheet contain the days of other clients. The calls for clients add up the days of the own client.
drop policy client_read on timesheet;
