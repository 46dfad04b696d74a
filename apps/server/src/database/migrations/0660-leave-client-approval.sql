-- Clients may approve the leave of their own people, after the provider (docs/decisions/139-clients-approve-leave.md).
select set_config('app.scope', 'system', true);

alter table client add column approves_leave boolean not null default false;

-- The steps of the latest version, then that of the client.
with latest as (
  select id, number from approval_policy_version where policy_key = 'leave' order by number desc limit 1
), added as (
  insert into approval_policy_version (policy_key, number) select 'leave', number + 1 from latest returning id
), steps as (
  insert into approval_step (policy_version_id, position, name, rule, condition, remind_after_hours, escalate_after_hours, escalation_role)
  select added.id, s.position, s.name, s.rule, s.condition, s.remind_after_hours, s.escalate_after_hours, s.escalation_role
  from approval_step s join latest on latest.id = s.policy_version_id cross join added
  union all
  select added.id, m.position + 1, 'Client', 'anyone', '{"field": "client_approval", "operator": "is", "value": true}', 48, null, null
  from added
  cross join (select max(s.position) as position from approval_step s join latest on latest.id = s.policy_version_id) m
  returning policy_version_id, position, condition
)
insert into approval_step_approver (policy_version_id, position, source, user_id, role)
select added.id, a.position, a.source, a.user_id, a.role
from approval_step_approver a join latest on latest.id = a.policy_version_id cross join added
union all
select policy_version_id, position, 'client-approver', null, null
from steps where condition ->> 'field' = 'client_approval';
