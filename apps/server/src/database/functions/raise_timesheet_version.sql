-- A submitted timesheet whose days change gets another version, so that nobody approves totals that they did not see.
create or replace function raise_timesheet_version() returns trigger language plpgsql as $$
begin
  update timesheet s set version = s.version + 1
  where s.state = 'submitted' and s.id in (
    select t.id from touched w
    join timesheet t on t.employee_id = w.employee_id and w.work_date between t.first_day and t.last_day);
  return null;
end $$;
