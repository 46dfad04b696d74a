-- A ticket of the type LEAVE files a leave request and has no answers of its own (docs/decisions/179-leave-requests-as-tickets.md).
alter table leave_request add constraint leave_request_of_employee unique (id, employee_id);
alter table ticket
  add column leave_request_id integer,
  add constraint ticket_leave_request foreign key (leave_request_id, employee_id) references leave_request (id, employee_id),
  add constraint ticket_leave_request_once unique (leave_request_id),
  -- The approval of the leave is the only one.
  add constraint ticket_leave_side check (leave_request_id is null or (side = 'employee' and approval_state is null));

alter table ticket_type_field drop constraint ticket_type_field_formula_check;
alter table ticket_type_field add constraint ticket_type_field_formula_check check (formula in
  ('filed_on', 'requester_client', 'requester_position', 'requester_leads', 'leave_approver', 'leave_answer'));

select set_config('app.scope', 'system', true);
alter table ticket_type drop constraint ticket_type_leave_reserved;
update ticket_type set audience = '{employee}', needs_approval = false, view_permission = null, is_active = true where code = 'LEAVE';
alter table ticket_type add constraint ticket_type_leave check
  (code <> 'LEAVE' or (audience = '{employee}' and not needs_approval and view_permission is null));

insert into ticket_type_version (ticket_type_id, number)
select t.id, 1 + max(v.number) from ticket_type t join ticket_type_version v on v.ticket_type_id = t.id where t.code = 'LEAVE' group by t.id;
insert into ticket_type_field (version_id, sequence, key, label, helper, kind, is_required, seen_by, edited_by, formula)
select v.id, f.sequence, f.key, f.label, f.helper, f.kind, f.required, '{requester,approver,assignee}', f.edited_by::text[], f.formula
from (values
  (1, 'filed_on', 'Date filed', null, 'computed', false, '{}', 'filed_on'),
  (2, 'leave_type', 'Leave type', null, 'leave_type', true, '{requester}', null),
  (3, 'approver', 'Approver', null, 'computed', false, '{}', 'leave_approver'),
  (4, 'team_leads', 'Team leaders', null, 'computed', false, '{}', 'requester_leads'),
  (5, 'dates', 'Dates requested', 'All working days from the first to the last.', 'dates', true, '{requester}', null),
  (6, 'reason', 'Reason', null, 'long_text', true, '{requester}', null),
  (7, 'answer', 'Answer', null, 'computed', false, '{}', 'leave_answer')
) as f (sequence, key, label, helper, kind, required, edited_by, formula)
cross join lateral (select v.id from ticket_type_version v join ticket_type t on t.id = v.ticket_type_id
  where t.code = 'LEAVE' order by v.number desc limit 1) v;
