-- A subject may be about two people, such as a swap. Neither of them decides.
select set_config('app.scope', 'system', true);
alter table approval_request add column other_employee_id integer references employee;
alter table approval_request add constraint approval_request_two_people check (other_employee_id <> employee_id);
update approval_request r set other_employee_id = s.colleague_employee_id
from shift_swap s where r.kind = 'shift-swap' and r.subject_id = s.id and r.state = 'pending';
