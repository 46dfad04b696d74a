-- Locked days cannot be written by any code path.
create or replace function refuse_locked_attendance() returns trigger language plpgsql as $$
declare
  locked record;
begin
  select w.employee_id, w.work_date, l.reason into locked
  from touched w join attendance_lock l on l.employee_id = w.employee_id and l.days @> w.work_date
  limit 1;
  if found then
    raise integrity_constraint_violation using constraint = 'attendance_day_locked', table = 'attendance_day',
      message = format('%s of employee %s is locked: %s', locked.work_date, locked.employee_id, locked.reason);
  end if;
  return null;
end $$;
