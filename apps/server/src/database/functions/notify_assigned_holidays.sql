-- A change of the holiday policy of employees changes the holidays on their schedules. They follow after the commit, in portions
-- of 100 employees. Policies without lines name no holidays.
create or replace function notify_assigned_holidays() returns trigger language plpgsql as $$
begin
  insert into event_outbox (name, payload)
  select 'holidays.people-changed', jsonb_build_object('employeeIds', jsonb_agg(p.employee_id order by p.employee_id))
  from (
    select a.employee_id, (row_number() over (order by a.employee_id) - 1) / 100 as portion
    from (
      select distinct t.employee_id from assigned t
      where exists (select from holiday_policy_line l where l.policy_id = t.holiday_policy_id)
    ) a
  ) p
  group by p.portion;
  return null;
end $$;
