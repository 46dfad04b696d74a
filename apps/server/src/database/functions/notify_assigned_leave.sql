-- A change of the leave policy of employees changes what they are credited. Their balances follow after the commit, in portions of 100
-- employees. Policies without versions credit nothing.
create or replace function notify_assigned_leave() returns trigger language plpgsql as $$
begin
  insert into event_outbox (name, payload)
  select 'leave.people-changed', jsonb_build_object('employeeIds', jsonb_agg(p.employee_id order by p.employee_id))
  from (
    select a.employee_id, (row_number() over (order by a.employee_id) - 1) / 100 as portion
    from (
      select distinct t.employee_id from assigned t
      where exists (select from leave_policy_version v where v.policy_id = t.leave_policy_id)
    ) a
  ) p
  group by p.portion;
  return null;
end $$;
