-- A change of the holiday policy of employees changes the holidays on their schedules. They follow after the commit. Policies without
-- lines name no holidays.
create or replace function notify_assigned_holidays() returns trigger language plpgsql as $$
begin
  perform announce_people('holidays.people-changed', array(
    select distinct t.employee_id from assigned t
    where exists (select from holiday_policy_line l where l.policy_id = t.holiday_policy_id)));
  return null;
end $$;
