-- A change of leave or holiday marks changes the schedule. It is rebuilt after the commit, in portions of 10 employees.
create or replace function notify_marked_days() returns trigger language plpgsql as $$
begin
  insert into event_outbox (name, payload)
  select 'schedule.marked',
    jsonb_build_object('employeeIds', jsonb_agg(p.employee_id order by p.employee_id), 'from', min(p.first_day))
  from (
    select m.employee_id, min(m.work_date) as first_day, (row_number() over (order by m.employee_id) - 1) / 10 as portion
    from marked m group by m.employee_id
  ) p
  group by p.portion;
  return null;
end $$;
