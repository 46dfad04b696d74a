-- A change of the employments of employees changes what their leave policies credit. Their balances follow after the commit.
create or replace function notify_employed_leave() returns trigger language plpgsql as $$
begin
  perform announce_people('leave.people-changed', array(
    select distinct t.employee_id from employed t
    where exists (
      select from employee_policy o join leave_policy_version v on v.policy_id = o.leave_policy_id
      where o.employee_id = t.employee_id)));
  return null;
end $$;
