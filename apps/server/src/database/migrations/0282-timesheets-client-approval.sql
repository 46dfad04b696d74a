-- Clients may approve the hours of their own people, as the last steps of a timesheet's approval.
select set_config('app.scope', 'system', true);

alter table client add column approves_hours boolean not null default false;

-- The client for whom the person worked before, within the same subject.
alter table approval_request add column former_client_id integer references client;
alter table approval_request add constraint approval_request_other_client check (former_client_id is distinct from client_id or client_id is null);
alter table approval_step_approver drop constraint approval_step_approver_source_check;
alter table approval_step_approver add constraint approval_step_approver_source_check
  check (source in ('person', 'role', 'lead', 'client-approver', 'former-client-approver', 'account-manager'));

update approval_policy set fields = fields || '[{"name": "client_approval", "label": "The client approves hours", "kind": "yesNo"},
  {"name": "former_client_approval", "label": "The former client approves hours", "kind": "yesNo"}]' where key = 'timesheet';

-- The steps of the latest version, then those of the clients.
with latest as (
  select id, number from approval_policy_version where policy_key = 'timesheet' order by number desc limit 1
), added as (
  insert into approval_policy_version (policy_key, number) select 'timesheet', number + 1 from latest returning id
), steps as (
  insert into approval_step (policy_version_id, position, name, rule, condition, remind_after_hours, escalate_after_hours, escalation_role)
  select added.id, s.position, s.name, s.rule, s.condition, s.remind_after_hours, s.escalate_after_hours, s.escalation_role
  from approval_step s join latest on latest.id = s.policy_version_id cross join added
  union all
  select added.id, m.position + n.turn, n.name, 'anyone', json_build_object('field', n.field, 'operator', 'is', 'value', true)::jsonb, 48, null, null
  from added
  cross join (select max(s.position) as position from approval_step s join latest on latest.id = s.policy_version_id) m
  cross join (values (1, 'Client', 'client_approval'), (2, 'Former client', 'former_client_approval')) as n (turn, name, field)
  returning policy_version_id, position, condition
)
insert into approval_step_approver (policy_version_id, position, source, user_id, role)
select added.id, a.position, a.source, a.user_id, a.role
from approval_step_approver a join latest on latest.id = a.policy_version_id cross join added
union all
select policy_version_id, position, case condition ->> 'field' when 'client_approval' then 'client-approver' else 'former-client-approver' end,
  null, null
from steps where condition ->> 'field' in ('client_approval', 'former_client_approval');

-- A client reads submitted timesheets with days of its own, and changes none. The history has names of staff.
create policy client_read on timesheet for select using (state <> 'open'
  and exists (select from client c where c.id = (select scope_client()) and c.approves_hours)
  and exists (select from attendance_day d where d.employee_id = timesheet.employee_id and d.client_id = (select scope_client())
    and d.work_date between timesheet.first_day and timesheet.last_day));
drop policy reach on timesheet_step;
create policy reach on timesheet_step using ((select scope_sees_all()) or exists (
  select from timesheet s where s.id = timesheet_id and s.employee_id = (select scope_employee())));
