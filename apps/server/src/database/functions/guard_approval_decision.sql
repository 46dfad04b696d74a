-- Decisions are about the current step of a pending request. Nobody decides on what they requested, or on a subject in which they take part.
create or replace function guard_approval_decision() returns trigger language plpgsql as $$
declare
  request approval_request;
begin
  select * into request from approval_request r where r.id = new.request_id for no key update;
  if request.state is distinct from 'pending' or request.step <> new.step then
    raise integrity_constraint_violation using constraint = 'approval_decision_current', table = 'approval_decision',
      message = format('Step %s of approval request %s is not waiting for a decision.', new.step, new.request_id);
  end if;
  if request.requester_user_id in (new.decided_by_user_id, new.on_behalf_of_user_id) or exists (
    select from app_user u where u.id in (new.decided_by_user_id, new.on_behalf_of_user_id) and u.employee_id in (request.employee_id, request.other_employee_id)) then
    raise integrity_constraint_violation using constraint = 'approval_decision_own', table = 'approval_decision',
      message = format('Nobody decides on their own approval request (%s).', new.request_id);
  end if;
  return new;
end $$;
