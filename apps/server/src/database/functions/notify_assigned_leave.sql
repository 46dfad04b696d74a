-- A change of the leave policy of employees changes what they are credited. Their balances follow after the commit. Policies without
-- versions credit nothing.
create or replace function notify_assigned_leave() returns trigger language plpgsql as $$
begin
  perform announce_people('leave.people-changed', array(
    select distinct t.employee_id from assigned t
    where exists (select from leave_policy_version v where v.policy_id = t.leave_policy_id)));
  return null;
end $$;
