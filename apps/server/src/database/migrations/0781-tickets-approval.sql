-- Tickets of some types wait for an approval before work on them begins (docs/decisions/178-approval-of-tickets.md).
alter table ticket_type add column needs_approval boolean not null default false;

alter table ticket
  -- Null: none is needed.
  add column approval_state text check (approval_state in ('pending', 'approved', 'refused', 'withdrawn')),
  add column approval_due_at timestamptz,
  -- From then on the times of the work count.
  add column approved_at timestamptz,
  add constraint ticket_approved check ((approval_state is not distinct from 'approved') = (approved_at is not null)),
  add constraint ticket_approval_due check (approval_due_at is null or approval_state is not null),
  -- Nobody works on it before, and what was refused stays closed.
  add constraint ticket_waits_open check (approval_state is distinct from 'pending'
    or (status = 2 and due_at is null and first_response_due_at is null)),
  add constraint ticket_refused_closed check (approval_state is null or approval_state not in ('refused', 'withdrawn') or status = 5);
create index ticket_waiting on ticket (approval_due_at, id) where approval_state = 'pending';
create index ticket_approval_decided on ticket (id) where approval_state in ('approved', 'refused');

select set_config('app.scope', 'system', true);
insert into approval_policy (key) values ('ticket');
insert into approval_policy_version (policy_key, number) values ('ticket', 1);
insert into approval_step (policy_version_id, position, name, rule, condition, remind_after_hours)
select v.id, s.position, s.name, 'anyone', json_build_object('field', 'is_from_client', 'operator', 'is', 'value', s.from_client)::jsonb, 24
from approval_policy_version v
cross join (values (1, 'Team lead or HR', false), (2, 'Client', true)) as s (position, name, from_client)
where v.policy_key = 'ticket' order by s.position;
insert into approval_step_approver (policy_version_id, position, source, role)
select v.id, a.position, a.source, a.role
from approval_policy_version v
cross join (values (1, 1, 'lead', null), (2, 1, 'role', 'admin'), (3, 1, 'role', 'hr'), (4, 2, 'client-approver', null)) as a (turn, position, source, role)
where v.policy_key = 'ticket' order by a.turn;
