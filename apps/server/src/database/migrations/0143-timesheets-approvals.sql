-- Timesheets are approved through the approvals engine. Each submission was a round.
select set_config('app.scope', 'system', true);

insert into approval_policy (key, label, fields) values ('timesheet', 'Timesheet',
  '[{"name": "worked_hours", "label": "Hours worked", "kind": "number"}, {"name": "overtime_hours", "label": "Overtime hours", "kind": "number"},
    {"name": "absent_days", "label": "Absent days", "kind": "number"}]');
insert into approval_policy_version (policy_key, number) values ('timesheet', 1);
insert into approval_step (policy_version_id, position, name, rule, remind_after_hours)
select id, 1, 'Team lead or HR', 'anyone', 48 from approval_policy_version where policy_key = 'timesheet';
insert into approval_step_approver (policy_version_id, position, source, role)
select v.id, 1, a.source, a.role
from approval_policy_version v
cross join (values (1, 'lead', null), (2, 'role', 'admin'), (3, 'role', 'hr'), (4, 'role', 'workforce admin')) as a (turn, source, role)
where v.policy_key = 'timesheet' order by a.turn;

create temporary table submission on commit drop as
select p.*, row_number() over (partition by p.timesheet_id order by p.at, p.id) as round
from (
  select s.id, s.timesheet_id, s.at, row_number() over steps + 1 as version, lead(s.to_state) over steps as next_state,
    lead(s.at) over steps as next_at, lead(s.by_user_id) over steps as next_user_id, s.to_state, t.state
  from timesheet_step s join timesheet t on t.id = s.timesheet_id
  window steps as (partition by s.timesheet_id order by s.at, s.id)
) p
where p.to_state = 'submitted';

insert into approval_request (kind, subject_id, round, policy_version_id, subject_version, requester_user_id, employee_id, client_id, state, step,
  step_size, step_required, opened_at, step_since, closed_at)
select 'timesheet', p.timesheet_id, p.round, v.id, p.version,
  (select u.id from app_user u where u.employee_id = t.employee_id order by u.deleted_at is null desc, u.id limit 1), t.employee_id, e.client_id,
  case when p.next_state = 'approved' then 'approved' when p.next_state is null and p.state = 'submitted' then 'pending' else 'withdrawn' end,
  1, 1, 1, p.at, p.at,
  case when p.next_state is null and p.state = 'submitted' then null else coalesce(p.next_at, p.at) end
from submission p
join timesheet t on t.id = p.timesheet_id
join employee e on e.id = t.employee_id
join approval_policy_version v on v.policy_key = 'timesheet'
order by p.id;

-- The decisions of closed rounds are copied, so the check of new ones is off for a moment.
alter table approval_decision disable trigger approval_decision_guard;
insert into approval_decision (request_id, step, decision, decided_by_user_id, on_behalf_of_user_id, decided_by_name, subject_version, decided_at)
select r.id, 1, 'approved', u.id, u.id, u.name, p.version, p.next_at
from submission p
join approval_request r on r.kind = 'timesheet' and r.subject_id = p.timesheet_id and r.round = p.round
join app_user u on u.id = p.next_user_id
where p.next_state = 'approved'
order by r.id;
alter table approval_decision enable trigger approval_decision_guard;

-- The body is in the folder of functions.
create function raise_timesheet_version() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger attendance_added_to_timesheet after insert on attendance_day referencing new table as touched
  for each statement execute function raise_timesheet_version();
create trigger attendance_changed_in_timesheet after update on attendance_day referencing new table as touched
  for each statement execute function raise_timesheet_version();
create trigger attendance_removed_from_timesheet after delete on attendance_day referencing old table as touched
  for each statement execute function raise_timesheet_version();
