-- Corrections are decided through the approvals engine, which holds who decided, when and why.
select set_config('app.scope', 'system', true);

insert into approval_policy (key, label, fields) values ('correction', 'Attendance correction',
  '[{"name": "days_back", "label": "Days back", "kind": "number"}, {"name": "hours", "label": "Hours requested", "kind": "number"}]');
insert into approval_policy_version (policy_key, number) values ('correction', 1);
insert into approval_step (policy_version_id, position, name, rule, remind_after_hours)
select id, 1, 'Team lead or HR', 'anyone', 48 from approval_policy_version where policy_key = 'correction';
insert into approval_step_approver (policy_version_id, position, source, role)
select v.id, 1, a.source, a.role
from approval_policy_version v
cross join (values (1, 'lead', null), (2, 'role', 'admin'), (3, 'role', 'hr'), (4, 'role', 'workforce admin')) as a (turn, source, role)
where v.policy_key = 'correction' order by a.turn;

insert into approval_request (kind, subject_id, policy_version_id, subject_version, requester_user_id, employee_id, client_id, step, step_size,
  step_required, opened_at, step_since)
select 'correction', c.id, v.id, case c.state when 'requested' then c.version else greatest(1, c.version - 1) end,
  (select u.id from app_user u where u.employee_id = c.employee_id order by u.deleted_at is null desc, u.id limit 1), c.employee_id,
  coalesce((select d.client_id from attendance_day d where d.employee_id = c.employee_id and d.work_date = c.work_date), e.client_id),
  1, 1, 1, c.created_at, c.created_at
from attendance_correction c
join employee e on e.id = c.employee_id
join approval_policy_version v on v.policy_key = 'correction'
order by c.id;

insert into approval_decision (request_id, step, decision, decided_by_user_id, on_behalf_of_user_id, decided_by_name, comment, subject_version,
  decided_at)
select r.id, 1, case c.state when 'rejected' then 'refused' else 'approved' end, u.id, u.id, u.name,
  case when c.state = 'rejected' then coalesce(nullif(c.decision_note, ''), 'No comment was recorded.') else nullif(c.decision_note, '') end,
  r.subject_version, c.decided_at
from attendance_correction c
join approval_request r on r.kind = 'correction' and r.subject_id = c.id
join app_user u on u.id = c.decided_by_user_id
where c.state in ('approved', 'rejected')
order by r.id;

update approval_request r set state = case c.state when 'rejected' then 'refused' else c.state end,
  closed_at = coalesce(c.decided_at, c.created_at)
from attendance_correction c
where r.kind = 'correction' and r.subject_id = c.id and c.state <> 'requested';

alter table attendance_correction drop column decided_by_user_id, drop column decided_at, drop column decision_note;
