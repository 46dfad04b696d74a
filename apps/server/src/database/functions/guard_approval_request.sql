-- A closed request stays closed, and none is approved with fewer decisions than its step requires, whichever code writes.
create or replace function guard_approval_request() returns trigger language plpgsql as $$
begin
  if old.state <> 'pending' then
    raise integrity_constraint_violation using constraint = 'approval_request_closed', table = 'approval_request',
      message = format('Approval request %s is %s already.', old.id, old.state);
  end if;
  if (new.kind, new.subject_id, new.round, new.policy_version_id, new.requester_user_id, new.employee_id)
    is distinct from (old.kind, old.subject_id, old.round, old.policy_version_id, old.requester_user_id, old.employee_id) then
    raise integrity_constraint_violation using constraint = 'approval_request_fixed', table = 'approval_request',
      message = format('The subject and policy of approval request %s never change.', old.id);
  end if;
  if (new.state = 'approved' or new.step <> old.step) and old.step_required > (
    select count(*) from approval_decision d where d.request_id = old.id and d.step = old.step and d.decision = 'approved') then
    raise integrity_constraint_violation using constraint = 'approval_request_undecided', table = 'approval_request',
      message = format('Step %s of approval request %s needs %s approvals.', old.step, old.id, old.step_required);
  end if;
  return new;
end $$;
