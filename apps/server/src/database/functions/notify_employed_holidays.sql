-- A change of the employments or clients of employees changes which holidays of their policies are theirs. They follow after the commit.
create or replace function notify_employed_holidays() returns trigger language plpgsql as $$
begin
  perform announce_people('holidays.people-changed', array(
    select distinct t.employee_id from employed t
    where exists (
      select from employee_policy o join holiday_policy_line l on l.policy_id = o.holiday_policy_id
      where o.employee_id = t.employee_id)));
  return null;
end $$;
