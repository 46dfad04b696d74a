-- A change of the employments of employees changes what their leave policies credit. Their balances follow after the commit, in portions
-- of 100 employees.
create or replace function notify_employed_leave() returns trigger language plpgsql as $$
begin
  insert into event_outbox (name, payload)
  select 'leave.people-changed', jsonb_build_object('employeeIds', jsonb_agg(p.employee_id order by p.employee_id))
  from (
    select a.employee_id, (row_number() over (order by a.employee_id) - 1) / 100 as portion
    from (
      select distinct t.employee_id from employed t
      where exists (
        select from employee_policy o join leave_policy_version v on v.policy_id = o.leave_policy_id
        where o.employee_id = t.employee_id)
    ) a
  ) p
  group by p.portion;
  return null;
end $$;
